import { fromCallback, fromPromise } from 'xstate'
import { type FollowEvent, type KeepEvent, unreadMachine } from '../../../src/machines/watchlists/unread.machine.ts'
import type { Unread } from '../../../src/rules/watchlists/unread.ts'

const silence = () => undefined

/** What is new about watchlists, where nothing comes by itself. `kept`: what was counted before. */
export const quietUnread = (kept: Unread = {}) => ({
  logic: unreadMachine.provide({
    actors: {
      readUnread: fromPromise<Unread, string>(async () => kept),
      watchHeadlines: fromCallback<FollowEvent>(silence),
      keepUnread: fromCallback<KeepEvent>(silence),
    },
  }),
})
