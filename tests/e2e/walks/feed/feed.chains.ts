import type { AnyEventObject } from 'xstate'
import type { NewsItem } from '../../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../../src/contract/shared/search-context.ts'
import { matches } from '../../../../src/rules/shared/match.ts'
import { firstWorkspace } from '../../../../src/rules/shared/page/workspace.ts'
import { withoutExclusions } from '../../../../src/rules/shared/search.ts'

/** Starts with a search that the workspace has stored. */
export type Chain = { name: string; search: SearchContext; steps: AnyEventObject[] }

const itemOf = (id: string, second: number): NewsItem => ({
  id: `walk-${id}`,
  publishedDatetime: new Date(Date.UTC(2026, 0, 5, 9, 0, second)).toISOString(),
  receivedDatetime: new Date(Date.UTC(2026, 0, 5, 9, 1)).toISOString(),
  title: `Quokka ${id}`,
  source: 'injected',
  articleSource: 'Walk Wire',
  link: 'https://example.test/quokka',
  summary: '',
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: ['QKA'],
  topics: ['OTHER'],
  sectors: [],
  industries: [],
})
/** Newest first. */
export const begun = [itemOf('three', 3), itemOf('two', 2), itemOf('one', 1)]
const [four, five] = [itemOf('four', 4), itemOf('five', 5)]
const [twice, thrice] = [itemOf('two-again', 6), itemOf('two-more', 7)]
const two = 'walk-two'

export function answerTo(search: SearchContext) {
  const items = begun.filter((item) => matches(item, search))
  const unmuted = begun.filter((item) => matches(item, withoutExclusions(search)))
  return { items, unmuted, muted: unmuted.filter((item) => !items.includes(item)).map(({ id }) => id) }
}

/** As stored by the browser's tab. */
export const workspaceWith = (searchContext: SearchContext) =>
  JSON.stringify({
    until: 8.64e15,
    value: { ...firstWorkspace, feedConfigurations: [{ id: 'feed-1', name: '', searchContext }] },
  })

const quokka = { keywords: ['quokka'] }
const typed = (phrase: string) => ({ type: 'phrase.changed', phrase })
const submitted = { type: 'search.submitted' }
const merged = (item: NewsItem) => ({ type: 'items.merged', items: [item] })
const pointed = (id: string) => ({ type: 'pointer.entered', id })
const gone = { type: 'pointer.left' }
const toggled = (id: string) => ({ type: 'item.toggled', id })
const wanted = (to: string) => ({ type: 'row.wanted', to })

export const chains: Chain[] = [
  {
    name: 'the search field takes a phrase, the same phrase, and a blank one',
    search: {},
    steps: [
      typed('quokka'),
      submitted,
      typed(' quokka '),
      submitted,
      { type: 'search.cleared' },
      typed('quokka'),
      { type: 'pause' },
    ],
  },
  {
    name: 'a blank phrase clears filters, Undo restores them, and another search removes the offer',
    search: { ...quokka, tickers: ['QKA'] },
    steps: [
      { type: 'search.cleared' },
      { type: 'undo.pressed' },
      { type: 'search.cleared' },
      typed('quokka'),
      submitted,
    ],
  },
  {
    name: 'a filter that leaves nothing is removed, and Undo brings it back',
    search: { ...quokka, tickers: ['QKA'] },
    steps: [
      ...[typed('wombat'), submitted],
      { type: 'filter.removed', search: { tickers: ['QKA'] } },
      { type: 'undo.pressed' },
    ],
  },
  {
    name: 'nothing moves under the pointer, and the pill shows new items',
    search: quokka,
    steps: [merged(four), pointed(two), merged(five), { type: 'waiting.asked' }, gone],
  },
  {
    name: 'rows are opened, their ticker and link are pressed, and they are closed',
    search: quokka,
    steps: [
      pointed(two),
      toggled(two),
      { type: 'link.followed', id: two },
      { type: 'value.pressed', pressed: { key: 'tickers', value: 'QKA' } },
      toggled(two),
      gone,
    ],
  },
  {
    name: 'a row that is opened at the top holds until the pill is pressed',
    search: quokka,
    steps: [pointed(two), toggled(two), merged(four), { type: 'waiting.asked' }, gone],
  },
  {
    name: 'keys move, open and leave, and the keyboard holds the list below the first row',
    search: quokka,
    steps: [
      wanted('next'),
      wanted('next'),
      { type: 'row.focused', id: two },
      merged(four),
      { type: 'current.toggled' },
      { type: 'current.toggled' },
      wanted('previous'),
      { type: 'focus.left' },
      wanted('next'),
      { type: 'share.asked' },
      { type: 'box.wanted' },
      { type: 'focus.left', says: 'by that' },
    ],
  },
  {
    name: 'space holds and releases the list',
    search: quokka,
    steps: [
      ...[{ type: 'pin.toggled' }, merged(four), { type: 'pin.toggled' }],
      ...[{ type: 'pin.toggled' }, merged(five), { type: 'waiting.asked' }],
    ],
  },
  {
    name: 'a lost connection keeps the rows, and recovers',
    search: quokka,
    steps: [
      { type: 'connection.lost', at: 0 },
      { type: 'connection.opened', says: 'again' },
      { type: 'items.replaced', items: begun },
      { type: 'items.replaced', says: 'all again', items: begun },
    ],
  },
  {
    name: 'muted items are shown and hidden, while following and held',
    search: { ...quokka, exclude: { keywords: ['two'] } },
    steps: [
      { type: 'mutes.toggled' },
      { type: 'unmuted.merged', items: [twice], muted: [twice.id] },
      { type: 'mutes.toggled' },
      { type: 'pin.toggled' },
      { type: 'mutes.toggled' },
      { type: 'mutes.toggled' },
      { type: 'pin.toggled' },
      { type: 'unmuted.merged', items: [thrice], muted: [thrice.id] },
    ],
  },
  {
    name: 'the builder opens and closes',
    search: quokka,
    steps: [{ type: 'builder.asked' }, { type: 'builder.left' }],
  },
]
const offline = 'it takes a start without network: a browser test of its own'
const late = 'it is offered after 10 seconds of loading'
const short = 'three rows do not scroll: a browser test of its own'
const refused = 'it takes a hundred searches in ten seconds'
const ordinary = 'no headline of the walks is important'
const few = 'it takes more than 60 headlines: a scenario and a browser test of its own'
const called = 'it comes by a call, beyond what the backend has in memory: older.e2e.test.ts'
const quiet = 'xstate.after.quietTime.feedList.searching.answering.live.active'
/** Transitions of the feed and its parts that no hand takes here, each with the reason. */
export const unreachable: Record<string, string> = {
  'liveFeed.open feed.closed #1': 'the first feed cannot be closed',
  'liveFeed.open items.recalled #1': offline,
  'liveFeed.open list.backfilled #1': few,
  'liveFeed.open older.wanted #1': few,
  'liveFeed.open older.added #1': called,
  'liveFeed.open list.recalled #1': offline,
  'liveFeed.open retry.pressed #1': late,
  'liveFeed.open list.scrolled #1': short,
  'liveFeed.open top.reached #1': short,
  'feedList.searching retry.pressed #1': late,
  'feedList.searching.connecting items.recalled #1': offline,
  'feedList.searching.answering search.refused #1': refused,
  'feedList.searching older.wanted #1': few,
  'feedList.searching.answering.live items.backfilled #1': few,
  [`feedList.searching.answering.live.active ${quiet} #1`]: 'it takes two minutes',
  'feedMutes.counting.revealed unmuted.replaced #1': 'it takes a lost connection while they are shown',
  'feedRows.rows list.backfilled #1': few,
  'feedRows.rows list.recalled #1': offline,
  'feedRows.showing.following list.backfilled #1': few,
  'feedRows.showing.held list.backfilled #1': few,
  'feedRows.opening older.added #1': called,
  'feedRows.opening.older top.reached #1': called,
  'feedRows.showing.following older.added #1': called,
  'feedRows.showing.held older.added #1': called,
  'feedRows.showing.awaiting list.recalled #1': offline,
  'feedRows.showing.following list.recalled #1': offline,
  'feedRows.scrolling.atTop list.scrolled #1': short,
  'feedRows.scrolling.scrolled top.reached #1': short,
  'feedRows.scrolling.scrolled waiting.asked #1': short,
  'feedRows.scrolling.scrolled search.given #1': short,
  'feedRows.opening.deciding always #2': short,
  'feedSearch.box search.given #1': 'it takes a search from elsewhere within 300 ms of typing',
  'feedStatus list.backfilled #1': few,
  'feedStatus list.merged #1': 'the backend sends nothing twice',
  'feedStatus.gathering xstate.after.sayingPause.feedStatus.gathering #1': 'it takes 20 seconds',
  'feedStatus.gathering always #1': ordinary,
  'feedStatus.pressing list.merged #1': ordinary,
  'feedStatus.pressing xstate.after.pressingPause.feedStatus.pressing #1': ordinary,
}
