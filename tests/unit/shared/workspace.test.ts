import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeptWorkspace, Workspace } from '../../../src/contract/shared/workspace.ts'
import { keptWorkspace, workspaceIn } from '../../../src/rules/shared/page/kept-workspace.ts'
import { columnOf, firstWorkspace, shareOf } from '../../../src/rules/shared/page/workspace.ts'
import { divide, evenOut, resizeColumn, restoreColumn } from '../../../src/rules/terminal/panel-sizes.ts'

const feed = (id: string, searchContext: Workspace['newsPitFeedConfiguration']['searchContext']) => ({
  ...{ id, name: '', searchContext },
  saved: searchContext,
})
const searching: Workspace = {
  ...firstWorkspace,
  feedConfigurations: [
    feed('a', { keywords: ['war'], queryLanguage: 2, exclude: { keywords: ['ad'], queryLanguage: 2 } }),
    feed('b', { keywords: ['war'] }),
  ],
}

describe('a kept workspace', () => {
  const kept = JSON.stringify(keptWorkspace(searching))
  it('QRY-08 comes back with its queries, and one of an earlier release with its older keywords', () => {
    const older = { ...firstWorkspace, feedConfigurations: [feed('b', { keywords: ['war'] })] }
    expect([workspaceIn(KeptWorkspace.parse(JSON.parse(kept))), workspaceIn(older)]).toEqual([searching, older])
  })

  it('TRM-09 has a feed that follows the selected symbol as it was before', () => {
    const following = {
      ...feed('a', { tickers: ['NVDA'], keywords: ['chips'] }),
      before: { tickers: ['AAPL'], exclude: { tickers: ['AMD'] } },
    }
    const { feedConfigurations } = keptWorkspace({ ...searching, feedConfigurations: [following, feed('b', {})] })
    expect(feedConfigurations).toEqual([
      {
        ...{ id: 'a', name: '', saved: { tickers: ['NVDA'], keywords: ['chips'] } },
        searchContext: { keywords: ['chips'], tickers: ['AAPL'], exclude: { tickers: ['AMD'] } },
      },
      feed('b', {}),
    ])
  })

  it('STY-12 has the feeds whose headlines say nothing of other reports, beside queries too', () => {
    const [a = feed('a', {}), b = feed('b', {})] = searching.feedConfigurations
    const off: Workspace = { ...searching, feedConfigurations: [{ ...a, stories: 'off' }, b] }
    expect(workspaceIn(KeptWorkspace.parse(JSON.parse(JSON.stringify(keptWorkspace(off)))))).toEqual(off)
  })

  it('WCH-07 has the watchlists open as they were, and no widget that a page of an earlier release does not know', () => {
    const watching = { ...searching, openWidgets: [...searching.openWidgets, 'WATCHLISTS' as const] }
    const { openWidgets, ...rest } = keptWorkspace(watching)
    expect([openWidgets, workspaceIn({ ...rest, openWidgets })]).toEqual([searching.openWidgets, watching])
  })

  it('QRY-08 is read by a page of an earlier release, and what that changes counts', () => {
    const seen = Workspace.parse(JSON.parse(kept))
    const [a = feed('a', {}), b = feed('b', {})] = seen.feedConfigurations
    const changed = { ...a, searchContext: { keywords: ['peace'] } }
    expect([
      JSON.stringify(seen).includes('queryLanguage'),
      workspaceIn({ ...seen, feedConfigurations: [changed, b] }),
    ]).toEqual([false, { ...seen, feedConfigurations: [changed, b] }])
  })
})

const none = { columns: {}, shares: {} }

describe('the first workspace', () => {
  it('TRM-06 can be stored and restored', () => {
    expect(Workspace.parse(JSON.parse(JSON.stringify(firstWorkspace)))).toEqual(firstWorkspace)
  })
})

describe('a column', () => {
  it('is 300 or 340 px wide until it is resized within limits, and can be reset', () => {
    const wider = { ...none, ...resizeColumn(none, 'left', 50) }
    expect([
      columnOf(none, 'left'),
      columnOf(none, 'right'),
      columnOf(wider, 'left'),
      resizeColumn(none, 'right', -500).columns,
      resizeColumn(none, 'right', 5000).columns,
      restoreColumn(wider, 'left'),
    ]).toEqual([300, 340, 350, { right: 240 }, { right: 640 }, { columns: {} }])
  })
})

describe('the height of two panels', () => {
  it('is divided at the moved edge, and can be divided evenly again', () => {
    const { shares = {} } = divide(none, ['A', 'B'], [300, 300], 100, [120, 120])
    const sizes = { columns: {}, shares: { ...shares, C: 2 } }
    expect([
      shareOf(sizes, 'A').toFixed(3),
      shareOf(sizes, 'B').toFixed(3),
      evenOut(sizes, ['A', 'B']),
      divide(none, ['A', 'B'], [100, 100], 10, [120, 120]),
    ]).toEqual(['1.333', '0.667', { shares: { C: 2 } }, {}])
  })

  it('keeps its sum, and leaves each panel its minimum', () => {
    const px = fc.integer({ min: 130, max: 1000 })
    fc.assert(
      fc.property(px, px, fc.integer({ min: -2000, max: 2000 }), (before, after, by) => {
        const { shares = {} } = divide(none, ['A', 'B'], [before, after], by, [120, 120])
        const [a = 0, b = 0] = [shares.A, shares.B]
        expect(a + b).toBeCloseTo(2, 9)
        expect(Math.min(a, b) * (before + after)).toBeGreaterThanOrEqual(240 - 1e-6)
      }),
    )
  })
})
