import type { AnyEventObject } from 'xstate'
import { type Entry, symbolEntry } from '../../../src/rules/shell/palette.ts'
import { silent } from '../drive/people.ts'

const nvidia = { symbol: 'NV', name: 'Nvidia', exchange: 'Nasdaq', kind: 'share' }
const novo = { symbol: 'NVO', name: 'Novo', exchange: 'NYSE', kind: 'share' }
export const terminal: Entry = {
  key: 'to',
  kind: 'destination',
  name: 'Terminal',
  destination: { name: 'T', path: '/t' },
}
const amd = symbolEntry({ symbol: 'AMD', name: 'AMD', exchange: '' })
const [empty, pitFeed] = ['feed-1', 'news-pit-feed'].map((id) => ({ id, name: '', searchContext: {} }))
const only = (ticker: string) => ({ ...empty, searchContext: { tickers: [ticker] } })

export const asked = { type: 'palette.asked', slot: 0 }
export const left = { type: 'palette.left' }
export const typed = (text: string) => ({ type: 'text.changed', says: text || 'nothing', text })
const reached = { type: 'entry.reached', key: 'somewhere' }
export const taken = { type: 'entry.taken', entry: amd, deed: 'filter' }
export const first = (entry?: Entry) => ({
  type: 'first.taken',
  says: entry?.name ?? 'of nothing',
  first: entry,
  isNew: false,
})
const actions = (entry: Entry) => ({ type: 'actions.asked', says: entry.name, entry })
const back = { type: 'actions.left' }
const changed = (feed: unknown, says: string) => ({ type: 'feeds.changed', says, feeds: [feed], pitFeed })
const wanted = { type: 'feed.asked', search: { newsSources: ['Fed'] } }
const source = { id: 'unsaved-2', name: '', searchContext: wanted.search }
const shown = { type: 'feeds.changed', says: 'to Fed', feeds: [empty, empty, source], pitFeed }
const full = { type: 'feeds.changed', says: 'three', feeds: [empty, empty, empty], pitFeed }
const undone = { type: 'undo.pressed' }
const facts = { isDesktop: true, isMobile: false, isFine: true, isMember: false, hasFeed: true, desks: [] }
const keyed = (own: string, more = {}) => ({
  ...{ type: 'command.keyed', says: `${own} ${Object.keys(more)}` },
  keyed: { own, slot: 1, facts: { ...facts, ...more } },
})
const shared = keyed('>feed.ordered mutes.toggled')
const kept = { type: 'undo.left' }
export const paused = { type: 'xstate.after.typingPause.palette.open.directory.pausing', after: 150 }
export const suggested = { type: 'xstate.done.actor.suggestSymbols', says: 'NV', output: [novo, nvidia] }
export const others = { type: 'xstate.done.actor.suggestSymbols', says: 'others', output: [novo] }
const failed = { type: 'xstate.error.actor.suggestSymbols', error: silent }
export const cases = [
  ...[asked, left, typed('nv'), typed('>theme'), typed('n v '), reached, taken, first(terminal), first()],
  ...[
    actions(amd),
    actions(terminal),
    back,
    changed(only('AMD'), 'to AMD'),
    changed(empty, 'to all'),
    full,
    shown,
    wanted,
    undone,
    kept,
    shared,
    keyed('>feed.ordered mutes.toggled', { hasFeed: false }),
  ],
  ...[paused, suggested, others, failed],
]

const begun = {
  directory: 'closed' as 'closed' | 'resting' | 'pausing' | 'asking' | 'answered' | 'failed',
  text: '',
  recalled: '',
  foundFor: '',
  found: [] as string[],
  key: undefined as string | undefined,
  subject: undefined as string | undefined,
  early: undefined as AnyEventObject | undefined,
  changed: undefined as string | undefined,
  before: undefined as unknown,
  calls: [] as string[],
  said: [] as AnyEventObject[],
}
const isSought = (text: string) => text !== '' && text !== '>theme'

export function outcomeOf(events: AnyEventObject[]) {
  const is = structuredClone(begun)
  const feed = { now: empty as unknown, last: empty as unknown, count: 1 }
  let slot = 0
  const ask = () => {
    is.directory = 'asking'
    is.calls.push(is.text.trim())
  }
  const close = () => {
    is.directory = 'closed'
    is.subject = undefined
  }
  /** A symbol is what its feed shows from now on. */
  const take = (entry: Entry) => {
    close()
    Object.assign(is, { text: '', foundFor: '', found: [] })
    is.changed = undefined
    if (entry.kind === 'destination') is.said.push({ type: 'place.asked', path: '/t' })
    if (entry.kind !== 'symbol') return
    // by Enter it is selected; what a feed shows is changed by an action
    if (entry !== amd) {
      is.said.push({ type: 'symbol.chosen', symbol: entry.symbol, slot: 0 })
      return
    }
    is.changed = entry.symbol
    slot = 0
    is.before = feed.now
    is.said.push({
      type: 'feed.replaced',
      slot: 0,
      feed: { ...(feed.now as object), searchContext: { tickers: [entry.symbol] } },
    })
  }
  for (const event of events) {
    const isHere = is.directory !== 'closed'
    if (event === asked && !isHere) {
      Object.assign(is, { recalled: is.text, key: undefined, subject: undefined, early: undefined })
      is.said.push({ type: 'palette.opened' })
      if (isSought(is.text)) ask()
      else is.directory = 'resting'
    }
    if (event === left) close()
    if (event.type === 'text.changed' && isHere) {
      Object.assign(is, { text: event.text, key: undefined, subject: undefined, early: undefined })
      is.directory = isSought(event.text) ? 'pausing' : 'resting'
    }
    if (event === reached && isHere) is.key = event.key
    if (event === taken && isHere) take(amd)
    if (event.type === 'first.taken' && isHere) {
      // two words are no symbol
      const waits = (is.directory === 'pausing' || is.directory === 'asking') && is.text !== 'n v '
      if (waits) is.early = event
      if (waits && is.directory === 'pausing') ask()
      if (!waits && event.first) take(event.first)
    }
    if (event.type === 'actions.asked' && isHere && !is.subject && event.entry === amd) {
      is.subject = amd.key
      is.key = undefined
    }
    if (event === back && is.subject) {
      is.key = is.subject
      is.subject = undefined
    }
    if (event.type === 'feeds.changed') {
      feed.now = event.feeds[0]
      feed.count = event.feeds.length
      feed.last = event.feeds.at(-1)
      if (event.says !== `to ${is.changed}`) is.changed = undefined
    }
    if (event === wanted) {
      is.changed = undefined
      is.said.push({ type: 'place.asked', path: '/terminal' })
      if (feed.count < 3)
        is.said.push({ type: 'feed.added' }, { type: 'search.chosen', slot: 1, search: wanted.search })
      else {
        ;[slot, is.changed, is.before] = [2, 'Fed', feed.last]
        is.said.push({ type: 'feed.replaced', slot, feed: source })
      }
    }
    if (event === undone && is.changed) {
      is.said.push({ type: 'feed.replaced', slot, feed: is.before })
      is.changed = undefined
    }
    if (event === shared) is.said.push({ type: 'feed.ordered', order: { type: 'mutes.toggled' }, slot: 1 })
    if (event === kept) is.changed = undefined
    if (event === paused && is.directory === 'pausing') ask()
    if (is.directory !== 'asking') continue
    const found = event === suggested ? [novo, nvidia] : event === others ? [novo] : undefined
    if (!found && event !== failed) continue
    const exact = found?.find(({ symbol }) => symbol === is.text.toUpperCase())
    const due = is.early && (exact ? symbolEntry(exact) : is.early.first)
    if (due) take(due)
    else if (found)
      Object.assign(is, { directory: 'answered', foundFor: is.text.trim(), found: found.map(({ symbol }) => symbol) })
    else is.directory = 'failed'
  }
  const { before: _, early: __, recalled, ...seen } = is
  return { ...seen, isRecalled: is.text === recalled }
}
