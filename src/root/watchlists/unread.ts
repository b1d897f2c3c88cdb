import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import {
  type FollowEvent,
  type KeepEvent,
  type Mutes,
  unreadMachine,
} from '../../machines/watchlists/unread.machine.ts'
import { compileContext } from '../../rules/shared/match.ts'
import { withLists } from '../../rules/shared/query/lists.ts'
import type { Lists } from '../../rules/watchlists/edits.ts'
import { type Arrival, listsAbout, listsBySymbol, UNREAD_LIMIT, type Unread } from '../../rules/watchlists/unread.ts'
import { reportNew } from '../alerts/report-new.ts'

type Reach = {
  choices: Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'>
  sockets: Pick<Sockets, 'searchNews'>
  environment: Pick<Environment, 'now'>
}
const Kept = z.record(z.string(), z.array(z.string()).check(z.maxLength(UNREAD_LIMIT)))

/** WCH-12: counts headlines about the lists. */
export function createUnread({ choices, sockets, environment }: Reach) {
  const readUnread = fromPromise<Unread, string>(async ({ input }) => choices.later(`unread.${input}`, Kept) ?? {})
  const keepUnread = fromCallback<KeepEvent>(({ receive }) =>
    receive(({ owner, unread }) => choices.keepLater(`unread.${owner}`, unread)),
  )
  const watchHeadlines = fromCallback<FollowEvent>(({ sendBack, receive }) => {
    const { follow, stop } = watchLists(sockets, environment, (came) => sendBack({ type: 'headlines.came', came }))
    receive(follow)
    return stop
  })
  return { logic: unreadMachine.provide({ actors: { readUnread, keepUnread, watchHeadlines } }) }
}

/**
 * What comes about lists, whatever the feeds show: one live list of all headlines, which a feed that shows them all shares, as long as any list has symbols. What a feed
 * mutes does not come.
 */
export function watchLists(
  { searchNews }: Reach['sockets'],
  { now }: Reach['environment'],
  notify: (came: readonly Arrival[]) => void,
) {
  let [lists, mutes]: [Lists, Mutes] = [[], []]
  let bySymbol = listsBySymbol(lists)
  let passes = passing(lists, mutes)
  let end: (() => void) | undefined
  const begin = () =>
    searchNews(
      {},
      reportNew(now, (items) => {
        const came = items.filter(passes).map((item) => ({ id: item.id, lists: listsAbout(bySymbol, item) }))
        const about = came.filter((arrival) => arrival.lists.length > 0)
        if (about.length > 0) notify(about)
      }),
      'newest',
    )
  function stop() {
    end?.()
    end = undefined
  }
  return {
    follow(event: FollowEvent) {
      if (event.type === 'lists.followed') [lists, bySymbol] = [event.lists, listsBySymbol(event.lists)]
      else mutes = event.mutes
      passes = passing(lists, mutes)
      if (bySymbol.size === 0) stop()
      else end ??= begin()
    },
    stop,
  }
}

/** Whether no feed mutes an item. */
function passing(lists: Lists, mutes: Mutes) {
  const tests = mutes.map((exclude) => compileContext(withLists({ exclude }, lists)))
  return (item: Parameters<(typeof tests)[number]>[0]) => tests.every((test) => test(item))
}
