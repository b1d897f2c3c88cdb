import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  feedsOf,
  isArranged,
  isDrawerOpen,
  isWidgetOpen,
  overOf,
  ownerOf,
  sizesOf,
  symbolOf,
  workspaceMachine,
  workspaceOf,
} from '../../../src/machines/shared/workspace.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { topics: ['OIL_AND_GAS'] } }
const renamed = { id: 'p1', name: 'Crude', searchContext: { keywords: ['brent'] } }
const search = { keywords: ['fed'] }
const kept = {
  feedConfigurations: [preset, { id: 'feed-9', name: '', searchContext: {} }],
  newsPitFeedConfiguration: { id: 'news-pit-feed', name: '', searchContext: {} },
  openWidgets: ['EVENTS'],
  openDrawers: ['left'],
  sizes: { columns: { left: 320 }, shares: {} },
  symbol: 'AAPL',
  nextFeed: 10,
}
const sizes = { columns: { right: 500 } }
const cases: AnyEventObject[] = [
  { type: 'feed.added' },
  { type: 'feed.removed' },
  { type: 'feed.closed', says: 'first', slot: 0 },
  { type: 'feed.replaced', says: 'first', slot: 0, feed: preset },
  { type: 'feed.replaced', says: 'no such', slot: 2, feed: renamed },
  { type: 'feed.replaced', says: 'News Pit', slot: 'newsPit', feed: preset },
  { type: 'feed.synced', says: 'Terminal', feed: renamed, source: 'Terminal' },
  { type: 'feed.synced', says: 'NewsPit', feed: renamed, source: 'NewsPit' },
  { type: 'search.chosen', says: 'first', slot: 0, search },
  { type: 'search.chosen', says: 'no such', slot: 2, search },
  { type: 'search.chosen', says: 'following', slot: 0, search, before: { tickers: ['OWN'] } },
  { type: 'search.chosen', says: 'not following', slot: 0, search, before: undefined },
  { type: 'stories.toggled', says: 'first', slot: 0 },
  { type: 'stories.toggled', says: 'no such', slot: 2 },
  { type: 'preset.deleted', id: 'p1' },
  { type: 'widget.toggled', says: 'chart', widget: 'SINGLE_CHART' },
  { type: 'widget.toggled', says: 'calendar', widget: 'CALENDAR' },
  { type: 'widget.toggled', says: 'spotlight', widget: 'EVENTS' },
  { type: 'drawer.toggled', says: 'left', side: 'left' },
  { type: 'drawer.toggled', says: 'right', side: 'right' },
  { type: 'symbol.chosen', symbol: 'MSFT' },
  { type: 'panels.resized', sizes },
  { type: 'panels.restored' },
  { type: 'desk.opened', arrangement: { openDrawers: ['left', 'right'], symbol: 'AAPL' } },
  { type: 'preset.renewed', says: 'name', preset: renamed, isNameOnly: true },
  { type: 'preset.renewed', says: 'all', preset: renamed, isNameOnly: false },
  { type: 'layout.changed', says: 'desktop', layout: 'desktop' },
  { type: 'layout.changed', says: 'mobile', layout: 'mobile' },
  { type: 'over.asked', says: 'left', over: 'left' },
  { type: 'over.asked', says: 'right', over: 'right' },
  { type: 'over.asked', says: 'calendar', over: 'calendar' },
  { type: 'over.left' },
]

const recalled = (says: string, owner?: string, of?: object) => ({ type: 'workspace.recalled', says, owner, kept: of })
const reader = (says: string, who?: string) => ({ type: 'reader.changed', says, reader: who })
/** Whose it is: walked apart, for with all else there are too many ways. */
const ownerCases: AnyEventObject[] = [
  reader('unknown'),
  reader('visitor', ''),
  reader('ann', 'ann'),
  recalled('visitor'),
  recalled('new', 'ann'),
  recalled('known', 'bob', kept),
  { type: 'reader.lapsed' },
  { type: 'building.begun', says: 'first', slot: 0 },
  { type: 'building.begun', says: 'News Pit', slot: 'newsPit' },
  { type: 'building.ended', says: 'first', slot: 0 },
  { type: 'building.ended', says: 'News Pit', slot: 'newsPit' },
]

type Feed = { id: string; name: string; searchContext: object; saved?: object; before?: object; stories?: 'off' }
const first = () => ({
  feedConfigurations: [{ id: 'feed-1', name: '', searchContext: {} }] as Feed[],
  newsPitFeedConfiguration: { id: 'news-pit-feed', name: '', searchContext: {} } as Feed,
  openWidgets: ['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER'],
  openDrawers: ['left', 'right'],
  sizes: { columns: {}, shares: {} } as object,
  symbol: 'ES1',
  nextFeed: 2,
})
const flip = (list: string[], thing: string) => {
  const at = list.indexOf(thing)
  if (at < 0) list.push(thing)
  else list.splice(at, 1)
}

/** STY-12: whatever comes into its place. */
const keepingStories = ({ stories }: Feed, feed: Feed): Feed => (stories ? { ...feed, stories } : feed)

/** What is arranged after the events, written from TRM-01 to TRM-06 without a look at the chart. */
function outcomeOf(events: AnyEventObject[]) {
  let owner: string | undefined
  let over: string | undefined
  let desk = first()
  let keptTimes = 0
  let layout = 'desktop'
  let hasLapsed = false
  let building: unknown[] = []
  const wanted: unknown[] = []
  const said: AnyEventObject[] = []
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'feed.added': () => {
      if (desk.feedConfigurations.length === 3) return false
      desk.feedConfigurations.push({ id: `feed-${desk.nextFeed++}`, name: '', searchContext: {} })
      said.push({ type: 'feed.appeared' })
    },
    'feed.removed': () => (desk.feedConfigurations.length > 1 ? desk.feedConfigurations.pop() && undefined : false),
    'feed.closed': ({ slot }) => {
      const isBuiltOn = building.some((other) => Number(other) > slot)
      if (desk.feedConfigurations.length === 1 || isBuiltOn) return false
      desk.feedConfigurations.splice(slot, 1)
      desk.sizes = { ...desk.sizes, shares: {} }
    },
    'feed.replaced': ({ slot, feed }) => {
      if (slot === 'newsPit') desk.newsPitFeedConfiguration = feed
      else if (desk.feedConfigurations[slot])
        desk.feedConfigurations[slot] = keepingStories(desk.feedConfigurations[slot], feed)
    },
    'feed.synced': ({ feed, source }) => {
      if (source === 'NewsPit') desk.newsPitFeedConfiguration = feed
      else
        desk.feedConfigurations = desk.feedConfigurations.map((other) =>
          other.id === feed.id ? keepingStories(other, feed) : other,
        )
    },
    'search.chosen': ({ slot, search: searchContext, ...rest }) => {
      const feed = desk.feedConfigurations[slot]
      const { before } = 'before' in rest ? rest : { before: feed?.before }
      if (feed) desk.feedConfigurations[slot] = { ...feed, searchContext, before }
    },
    'desk.opened': ({ arrangement }) => void Object.assign(desk, structuredClone(arrangement)),
    'stories.toggled': ({ slot }) => {
      const before = desk.feedConfigurations[slot]
      if (!before) return
      const { stories, ...feed } = before
      desk.feedConfigurations[slot] = stories ? feed : { ...feed, stories: 'off' }
    },
    'preset.deleted': ({ id }) => {
      desk.feedConfigurations = desk.feedConfigurations.map((feed, slot) =>
        feed.id === id ? { ...feed, id: `unsaved-${slot}`, name: '' } : feed,
      )
      const pit = desk.newsPitFeedConfiguration
      if (pit.id === id) desk.newsPitFeedConfiguration = { ...pit, id: 'unsaved-newsPit', name: '' }
    },
    'widget.toggled': ({ widget }) => (widget === 'EVENTS' ? false : flip(desk.openWidgets, widget)),
    'drawer.toggled': ({ side }) => flip(desk.openDrawers, side),
    'symbol.chosen': ({ symbol }) => {
      desk.symbol = symbol
      if (!desk.openWidgets.includes('SINGLE_CHART')) desk.openWidgets.push('SINGLE_CHART')
      if (!desk.openDrawers.includes('right')) desk.openDrawers.push('right')
      if (layout !== 'desktop') over = 'right'
    },
    'panels.resized': ({ sizes: changed }) => {
      desk.sizes = { ...desk.sizes, ...changed }
    },
    'panels.restored': () => {
      desk.sizes = first().sizes
    },
    'preset.renewed': ({ preset: now, isNameOnly }) => {
      const renew = (feed: Feed): Feed => {
        if (feed.id !== now.id) return feed
        return isNameOnly ? { ...feed, name: now.name } : keepingStories(feed, { ...now, saved: now.searchContext })
      }
      desk.feedConfigurations = desk.feedConfigurations.map(renew)
      desk.newsPitFeedConfiguration = renew(desk.newsPitFeedConfiguration)
    },
    'layout.changed': (event) => {
      layout = event.layout
      if (layout === 'desktop') over = undefined
      return false
    },
    'building.begun': ({ slot }) => {
      building = [...building, slot]
      return false
    },
    'building.ended': ({ slot }) => {
      building = building.filter((other) => other !== slot)
      return false
    },
    'reader.lapsed': () => {
      hasLapsed = true
      return false
    },
    'reader.changed': ({ reader: who }) => {
      if (who !== undefined && who !== (owner ?? '')) wanted.push(who)
      return false
    },
    'workspace.recalled': (event) => {
      const isBuilding = building.includes(0) && !hasLapsed
      const goesOn = event.owner && owner === undefined && (isBuilding || !event.kept)
      if (!goesOn) desk = structuredClone(event.kept ?? first())
      owner = event.owner
      if (owner) hasLapsed = false
    },
    'over.asked': (event) => {
      over = event.over
      return false
    },
    'over.left': () => {
      over = undefined
      return false
    },
  }
  for (const event of events) if (rules[event.type]?.(event) !== false) keptTimes += 1
  return { owner, over, desk, keptTimes, wanted, said }
}

const start = () => drive(workspaceMachine, { streams: ['keepWorkspace'], input: {} })
const seen = ({ snapshot, sentTo, said }: ReturnType<typeof start>) => ({
  owner: ownerOf(snapshot()),
  over: overOf(snapshot()),
  desk: workspaceOf(snapshot()),
  keptTimes: sentTo('keepWorkspace').filter(({ type }) => type === 'workspace.changed').length,
  wanted: sentTo('keepWorkspace')
    .filter(({ type }) => type === 'workspace.wanted')
    .map((received) => received.owner ?? ''),
  said: [...said],
})

describe('workspace', () => {
  const covered = coverage(workspaceMachine)
  type Known = {
    context: ReturnType<typeof start>['snapshot'] extends () => { context: infer Context } ? Context : never
  }
  const facets = ({ context }: Known) => [
    context.workspace.feedConfigurations.map(({ id }) => id === 'p1'),
    context.workspace.openDrawers.includes('right'),
    context.layout,
  ]
  const ownerFacets = ({ context }: Known) => [context.owner, [...new Set(context.building)].sort()]
  const all = [...walks(workspaceMachine, cases, facets, {}), ...walks(workspaceMachine, ownerCases, ownerFacets, {})]
  for (const { name, events } of all) {
    it(`TRM-03 TRM-04 STY-12 ${name}`, async () => {
      const workspace = start()
      await workspace.walk(events, (soFar) => expect(seen(workspace)).toEqual(outcomeOf(soFar)))
      covered.add(workspace.walked)
    })
  }
  covered.prove()
})

describe('the Terminal as it is arranged', () => {
  const arranged = async (...events: AnyEventObject[]) => {
    const workspace = start()
    await workspace.walk(events)
    return workspace
  }

  it('TRM-04 opens at first with all widgets but the single chart, TRM-01 and both drawers', () => {
    const snapshot = start().snapshot()
    const widgets = ['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER', 'SINGLE_CHART'] as const
    const drawers = (['left', 'right'] as const).map((side) => isDrawerOpen(snapshot, side))
    expect([widgets.map((widget) => isWidgetOpen(snapshot, widget)), drawers]).toEqual([
      [true, true, true, true, false],
      [true, true],
    ])
  })

  it('STY-12 a feed keeps that it says nothing of other reports, whatever comes in its place, until it is closed', async () => {
    const off = { type: 'stories.toggled', slot: 0 }
    const changes = cases.filter(({ type }) => /^(feed.(added|replaced|synced)|search.|preset.)/.test(type))
    const loaded = { type: 'feed.replaced', slot: 0, feed: preset }
    const seenOff = (workspace: ReturnType<typeof start>) => feedsOf(workspace.snapshot()).map(({ stories }) => stories)
    const firsts = await Promise.all(changes.map(async (change) => seenOff(await arranged(loaded, off, change))[0]))
    expect([
      firsts,
      seenOff(await arranged(off, { type: 'feed.added' }, { type: 'feed.closed', slot: 0 })),
      seenOff(await arranged(off, off)),
    ]).toEqual([changes.map(() => 'off'), [undefined], [undefined]])
  })

  it('TRM-02 the workspace has one to three feeds', async () => {
    const add = { type: 'feed.added' }
    const remove = { type: 'feed.removed' }
    const full = (await arranged(add, add, add)).snapshot()
    const least = (await arranged(remove)).snapshot()
    expect([
      feedsOf(full).map(({ id }) => id),
      full.can({ type: 'feed.added' }),
      feedsOf(least).length,
      least.can({ type: 'feed.removed' }),
    ]).toEqual([['feed-1', 'feed-2', 'feed-3'], false, 1, false])
  })

  it('TRM-07 any feed but the only one can be closed, unless filters are open to its right', async () => {
    const add = { type: 'feed.added' }
    const shares = { 'feed-0': 2, 'feed-1': 1, CALENDAR: 3 }
    const three = [add, add, { type: 'panels.resized', sizes: { shares } }]
    const closed = (await arranged(...three, { type: 'feed.closed', slot: 1 })).snapshot()
    const building = (await arranged(...three, { type: 'building.begun', slot: 1 })).snapshot()
    const one = start().snapshot()
    expect([
      feedsOf(closed).map(({ id }) => id),
      sizesOf(closed).shares,
      [0, 1, 2].map((slot) => building.can({ type: 'feed.closed', slot })),
      one.can({ type: 'feed.closed', slot: 0 }),
    ]).toEqual([['feed-1', 'feed-3'], { CALENDAR: 3 }, [false, true, true], false])
  })

  it('TRM-03 a feed that was removed never lends its id to a new one', async () => {
    const events = ['feed.added', 'feed.removed', 'feed.added'].map((type) => ({ type }))
    expect(feedsOf((await arranged(...events)).snapshot()).map(({ id }) => id)).toEqual(['feed-1', 'feed-3'])
  })

  it('TRM-04 a symbol that is chosen opens its chart', async () => {
    const snapshot = (await arranged({ type: 'symbol.chosen', symbol: 'NVDA' })).snapshot()
    expect([symbolOf(snapshot), isWidgetOpen(snapshot, 'SINGLE_CHART')]).toEqual(['NVDA', true])
  })

  it('TRM-06 the workspace is kept with its owner, whatever changes in it', async () => {
    const workspace = await arranged(recalled('known', 'bob', kept), { type: 'panels.resized', sizes })
    expect([workspace.sentTo('keepWorkspace').at(-1), isArranged(workspace.snapshot())]).toEqual([
      {
        type: 'workspace.changed',
        owner: 'bob',
        workspace: { ...kept, sizes: { columns: { right: 500 }, shares: {} } },
      },
      true,
    ])
  })

  it('TRM-04 a symbol that is chosen where there is no space beside the feeds opens its drawer over them', async () => {
    const at = (layout: string) => ({ type: 'layout.changed', layout })
    const narrow = await arranged(at('tablet'), { type: 'symbol.chosen', symbol: 'NVDA' })
    const wide = await arranged({ type: 'symbol.chosen', symbol: 'NVDA' })
    const before = [overOf(narrow.snapshot()), overOf(wide.snapshot())]
    await narrow.step(at('desktop'))
    expect([before, overOf(narrow.snapshot())]).toEqual([['right', undefined], undefined])
  })

  it('puts its panels back', async () => {
    const snapshot = (await arranged({ type: 'panels.resized', sizes }, { type: 'panels.restored' })).snapshot()
    expect([sizesOf(snapshot), isArranged(snapshot)]).toEqual([{ columns: {}, shares: {} }, false])
  })
})
