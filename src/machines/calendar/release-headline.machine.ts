import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import { pitLinkOf } from '../../rules/shared/page/pit-link.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Ids = readonly string[]
/** What a feed lists, and which of that is opened. */
type Feed = { slot: FeedSlot; ids: Ids; opened: Ids }
type Found = NewsItem | undefined
type Context = { event: string; feeds: readonly Feed[] }
type Event =
  /** `id` is that of an event of the calendar. */
  | { type: 'headline.asked'; id: string }
  | { type: 'rows.changed'; slot: FeedSlot; ids: Ids }
  | { type: 'opened.changed'; slot: FeedSlot; ids: Ids }
type Emitted =
  | { type: 'row.closed'; slot: FeedSlot; id: string }
  | { type: 'row.asked'; slot: FeedSlot; id: string }
  | { type: 'place.asked'; path: string }
  | { type: 'headline.missed' }
  | { type: 'find.failed' }

const initialContext = (): Context => ({ event: '', feeds: [] })
const idIn = ({ event }: { event: { id: string } }) => event.id
const rowsIn = ({ event: { slot, ids } }: { event: { slot: FeedSlot; ids: Ids } }) => ({ slot, ids })
const openedIn = ({ event: { slot, ids } }: { event: { slot: FeedSlot; ids: Ids } }) => ({ slot, opened: ids })
const outputOf = ({ event }: { event: DoneActorEvent<Found> }) => event.output
const eventNow = ({ context }: { context: Context }) => context.event

const changed = (feeds: readonly Feed[], change: Partial<Feed> & { slot: FeedSlot }) => {
  const before = feeds.find(({ slot }) => slot === change.slot) ?? { ids: [], opened: [] }
  const others = feeds.filter(({ slot }) => slot !== change.slot)
  return [...others, { ...before, ...change }].sort((one, other) => (String(one.slot) < String(other.slot) ? -1 : 1))
}
/** The first feed of the Terminal that lists a headline; the News Pit's is on another page. */
const feedOf = ({ feeds }: Context, found: Found) =>
  feeds.find(({ slot, ids }) => slot !== 'newsPit' && found !== undefined && ids.includes(found.id))
const rowOf = (context: Context, found: Found) => ({ slot: feedOf(context, found)?.slot ?? 0, id: found?.id ?? '' })

/** CAL-17: from a released event to the headline that reports it. */
export const releaseHeadlineMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { findHeadline: port<Found, string>('findHeadline') },
  actions: {
    keepEvent: assign((_, event: string) => ({ event })),
    keepRows: assign(({ context }, feed: { slot: FeedSlot; ids: Ids }) => ({ feeds: changed(context.feeds, feed) })),
    keepOpened: assign(({ context }, feed: { slot: FeedSlot; opened: Ids }) => ({
      feeds: changed(context.feeds, feed),
    })),
    openRow: report(({ context }, found: Found) => ({ type: 'row.closed' as const, ...rowOf(context, found) })),
    goToRow: report(({ context }, found: Found) => ({ type: 'row.asked' as const, ...rowOf(context, found) })),
    goToPage: report((_, found: Found) => ({ type: 'place.asked' as const, path: pitLinkOf(found?.id ?? '') })),
    announceMissed: report({ type: 'headline.missed' }),
    announceFailed: report({ type: 'find.failed' }),
  },
  guards: {
    isNone: (_, found: Found) => found === undefined,
    isListed: ({ context }, found: Found) => feedOf(context, found) !== undefined,
    isOpened: ({ context }, found: Found) => feedOf(context, found)?.opened.includes(found?.id ?? '') === true,
  },
}).createMachine({
  id: 'releaseHeadline',
  description: 'The way from a released event of the calendar to its headline.',
  context: initialContext,
  initial: 'resting',
  on: {
    'headline.asked': { target: '.finding', reenter: true, actions: { type: 'keepEvent', params: idIn } },
    'rows.changed': { actions: { type: 'keepRows', params: rowsIn } },
    'opened.changed': { actions: { type: 'keepOpened', params: openedIn } },
  },
  states: {
    resting: {
      description: 'No headline is looked for.',
    },
    finding: {
      description: 'The headline that reports the event is being looked for.',
      invoke: {
        id: 'findHeadline',
        src: 'findHeadline',
        input: eventNow,
        onDone: [
          { guard: { type: 'isNone', params: outputOf }, target: 'resting', actions: 'announceMissed' },
          {
            guard: { type: 'isOpened', params: outputOf },
            target: 'resting',
            actions: { type: 'goToRow', params: outputOf },
          },
          {
            guard: { type: 'isListed', params: outputOf },
            target: 'resting',
            actions: [
              { type: 'openRow', params: outputOf },
              { type: 'goToRow', params: outputOf },
            ],
          },
          { target: 'resting', actions: { type: 'goToPage', params: outputOf } },
        ],
        onError: { target: 'resting', actions: 'announceFailed' },
      },
    },
  },
})

/** The event whose headline is being looked for. */
export const soughtOf = (snapshot: SnapshotFrom<typeof releaseHeadlineMachine>) =>
  snapshot.matches('finding') ? snapshot.context.event : undefined
