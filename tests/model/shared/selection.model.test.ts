import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isLinked, selectedOf, selectionMachine } from '../../../src/machines/shared/selection.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

type Context = ReturnType<typeof selectionMachine.getInitialSnapshot>['context']
const feedOf = (slot: number | 'newsPit', tickers?: string[], before?: object) => ({
  slot,
  feed: { id: `feed-${slot}`, name: '', searchContext: tickers ? { tickers } : {}, ...(before && { before }) },
})
type FeedInSlot = ReturnType<typeof feedOf>
const came = { type: 'feeds.changed', says: 'as they are', feeds: [feedOf(0, ['OWN']), feedOf(1)] }
/** As the Terminal has them once they follow A. */
const turned = {
  type: 'feeds.changed',
  says: 'turned',
  feeds: [feedOf(0, ['A'], { tickers: ['OWN'] }), feedOf(1, ['A'], { keywords: ['oil'] })],
}
const chosen = (symbol: string, slot?: number) => ({
  type: 'symbol.chosen',
  says: `${symbol} ${slot ?? ''}`,
  symbol,
  slot,
})
const back = { type: 'trail.back' }
const forward = { type: 'trail.forward' }
const left = { type: 'selection.left' }
const toggled = { type: 'link.toggled', id: 'feed-0' }
const named = (symbol?: string) => ({ type: 'address.changed', says: symbol ?? 'no say', symbol })
const opened = (symbol: string, ...linked: string[]) => ({
  type: 'desk.opened',
  says: symbol || 'no symbol',
  symbol,
  linked,
})
const cases = [
  ...['A', 'B', '', undefined].map(named),
  came,
  turned,
  opened('B', 'feed-1'),
  opened('', 'feed-0'),
  chosen('A'),
  chosen('B', 0),
  chosen('B', 1),
  back,
  forward,
  left,
  toggled,
]

/** What is asked of the Terminal does not come back here. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let are: FeedInSlot[] = []
  let trail: string[] = []
  let [at, isOn] = [-1, false]
  let linked: string[] = []
  const turn = () => {
    said.push({ type: 'symbol.selected', symbol: trail[at] })
    follow()
  }
  const follow = () => {
    for (const { slot, feed } of are.filter(({ feed }) => linked.includes(feed.id))) {
      const { before = feed.searchContext, searchContext } = feed
      const search = { tickers: [trail[at]] }
      if (searchContext.tickers?.[0] !== trail[at]) said.push({ type: 'search.chosen', slot, search, before })
    }
  }
  const own = [{ tickers: ['OWN'] }, {}]
  const turnBack = (isWanted: (id: string) => boolean) => {
    if (are !== turned.feeds) return
    for (const { slot } of are.filter(({ feed }) => isWanted(feed.id)))
      said.push({ type: 'search.chosen', slot, search: own[Number(slot)], before: undefined })
  }
  for (const event of events) {
    if (event === came || event === turned) are = event.feeds
    if (event.type === 'desk.opened') {
      linked = event.linked
      isOn = event.symbol !== ''
      if (isOn) [trail, at] = [[event.symbol], 0]
      else turnBack(() => true)
    }
    if (event.type === 'symbol.chosen' || (event.type === 'desk.opened' && isOn)) {
      if (trail[at] !== event.symbol) {
        trail = [...trail.slice(0, at + 1), event.symbol]
        at = trail.length - 1
      }
      const [first] = are.filter(({ slot }) => slot === event.slot)
      if (first && linked.length === 0) linked = [first.feed.id]
      isOn = true
      turn()
    }
    if (event.type === 'address.changed' && event.symbol && !(isOn && trail[at] === event.symbol)) {
      const near = [at, at - 1, at + 1].find((index) => trail[index] === event.symbol)
      if (near === undefined) trail = [...trail.slice(0, at + 1), event.symbol]
      at = near ?? trail.length - 1
      isOn = true
      turn()
    }
    if (event === back && isOn && at > 0) {
      at -= 1
      turn()
    }
    if (event === forward && isOn && at < trail.length - 1) {
      at += 1
      turn()
    }
    if ((event === left || (event.type === 'address.changed' && event.symbol === '')) && isOn) {
      isOn = false
      turnBack(() => true)
    }
    if (event !== toggled) continue
    if (linked.includes('feed-0')) {
      linked = linked.filter((id) => id !== 'feed-0')
      if (isOn) turnBack((id) => !linked.includes(id))
    } else {
      linked = [...linked, 'feed-0']
      if (isOn) follow()
    }
  }
  return { selected: isOn ? trail[at] : undefined, links: linked, said }
}

const start = () => drive(selectionMachine, { streams: ['watchKeys'] })
const ids = ['feed-0', 'feed-1']
const seen = ({ snapshot, said }: ReturnType<typeof start>) => ({
  selected: selectedOf(snapshot()),
  links: snapshot().context.linked.filter((id) => isLinked(snapshot(), id)),
  said: [...said],
})

describe('the selection', () => {
  const covered = coverage(selectionMachine)
  const facets = ({ context: { trail, feeds: there, linked } }: { context: Context }) => [
    trail.at > 0,
    trail.at < trail.symbols.length - 1,
    there.length > 0,
    linked,
  ]
  for (const { name, events } of walks(selectionMachine, cases, facets as never)) {
    it(`TRM-08 TRM-09 selection: ${name}`, async () => {
      const selection = start()
      await selection.walk(events, (soFar) => expect(seen(selection)).toEqual(outcomeOf(soFar)))
      covered.add(selection.walked)
    })
  }
  covered.prove()

  it('TRM-09 the feed of the News Pit follows beside one of the Terminal', async () => {
    const selection = start()
    await selection.walk([
      { type: 'feeds.changed', feeds: [...came.feeds, feedOf('newsPit')] },
      chosen('A', 0),
      { type: 'symbol.chosen', symbol: 'B', slot: 'newsPit' },
    ])
    expect([...ids, 'feed-newsPit'].filter((id) => isLinked(selection.snapshot(), id))).toEqual([
      'feed-0',
      'feed-newsPit',
    ])
  })
})
