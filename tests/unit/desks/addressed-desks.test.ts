// @vitest-environment jsdom

import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createEntries } from '../../../src/adapters/shell/layers.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { DeskContent } from '../../../src/contract/desks/desks.ts'
import { Widget } from '../../../src/contract/shared/workspace.ts'
import { createKeptDesks } from '../../../src/root/desks/kept-desks.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { startLayers } from '../../../src/root/shell/layers.ts'
import { startRoot } from '../../../src/root/start.ts'
import { contentOf, firstContent, firstDesks } from '../../../src/rules/desks/desks.ts'
import { keptWorkspace } from '../../../src/rules/shared/page/kept-workspace.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { firstWorkspace } from '../../../src/rules/shared/page/workspace.ts'
import { createSite, createTexts, createTime, openPage } from '../../model/drive/page.ts'

const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
const symbol = fc.constantFrom('', 'F', 'NVDA', 'BRK.B', 'BTCUSD', 'ES1', '9988.HK')
const feed = fc.record({
  name: word,
  searchContext: fc.record({ keywords: fc.array(word, { maxLength: 3 }), tickers: fc.array(word, { maxLength: 3 }) }),
})
const content = fc
  .record({
    feeds: fc.array(feed, { minLength: 1, maxLength: 3 }),
    openWidgets: fc.subarray([...Widget.options]),
    linked: fc.subarray(['feed-1', 'feed-2', 'feed-3']),
    symbol,
    density: fc.constantFrom('dense' as const, 'compact' as const, 'comfortable' as const),
  })
  .map(({ feeds, openWidgets, ...rest }): DeskContent => {
    const feedConfigurations = feeds.map((one, at) => ({ id: `feed-${at + 1}`, ...one }))
    return { ...rest, workspace: keptWorkspace({ ...firstWorkspace, feedConfigurations, openWidgets }) }
  })

/** A browser that keeps this desk; its address, as a window writes it. */
function keepDesk(stands: DeskContent) {
  const [site, time] = [createSite(), createTime()]
  const openKept = () => {
    const { environment } = openPage('/', { site, ofTheTab: createTexts(), time, fetch })
    const choices = createChoices(createStorage(environment), environment)
    choices.keepConsent({ functionality: true, thirdParty: false })
    return createKeptDesks(choices, environment)
  }
  const edit = { does: 'add', content: stands } as const
  const { current } = openKept().edit({ owner: '', desks: firstDesks(firstContent), current: 'desk-1', edit })
  const history = createMemoryHistory({ initialEntries: ['/terminal'] })
  createEntries(history).name({ desk: current, symbol: stands.symbol || undefined }, false)
  return { openKept, href: history.location.href }
}

/** What the address of a new window is understood as. */
function reachedAt(href: string) {
  const root = startRoot(browserEnvironment())
  const history = createMemoryHistory({ initialEntries: [href] })
  const reach = { history, environment: browserEnvironment(), widgets: () => new Promise<never>(() => undefined) }
  startLayers(root, reach, placeOf)
  const { desk, symbol: named } = root.refOf('layers').getSnapshot().context
  root.root.stop()
  return { desk, symbol: named ?? '' }
}

it('RTE-21 a thousand desks, whatever stands on them, are found again by their addresses, which stay short', () => {
  const check = (stands: DeskContent) => {
    const { openKept, href } = keepDesk(stands)
    const reached = reachedAt(href)
    const desk = openKept()
      .recall('')
      .kept?.desks.find(({ id }) => id === reached.desk)
    expect(desk && { ...contentOf(desk), symbol: reached.symbol }).toEqual(stands)
    expect(href.length).toBeLessThan(2_000)
  }
  fc.assert(fc.property(content, check), { numRuns: 1_000 })
})
