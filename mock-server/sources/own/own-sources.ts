import { NewsItem } from '../../../src/contract/shared/news.ts'
import { createItemCheck } from '../../feed/check-items.ts'
import type { Database } from '../../store/open-store.ts'
import type { PollParts } from '../poll/poll-source.ts'
import type { Poller } from '../poll/poller.ts'
import { takeIn } from '../take-in.ts'
import { createOwnItems, OWN_ITEMS_LIMIT } from './own-items.ts'
import { createOwnRecords } from './own-records.ts'
import { createOwnShelves, type OwnShelves } from './own-shelves.ts'

export type OwnSources = ReturnType<typeof createOwnSources>

/**
 * SRC-09: the sources of users. What they bring is stored apart and is in no list but those of their subscribers: nothing that serves everybody can reach it.
 */
export function createOwnSources(database: Database, report: (line: string) => void) {
  const records = createOwnRecords(database)
  const items = createOwnItems(database)
  const shelves = createOwnShelves(records, items)
  let follow: Pick<Poller, 'setOwn'>['setOwn'] = () => {}
  let followed = Promise.resolve()

  /** Reads what users have now. One after the other: the last is what is stored. */
  function sync(): Promise<void> {
    followed = followed
      .catch(() => {})
      .then(() => records.feeds())
      .then(({ sources }) => follow(sources))
    return followed
  }

  return {
    records,
    shelves,
    save: records.save,
    states: async () => (await records.feeds()).states,
    sync,
    /** From now on a poller reads what users have. */
    followBy(poller: Pick<Poller, 'setOwn'>) {
      follow = poller.setOwn
      return sync()
    },
    /** A user has changed their sources. */
    async changed(userId: string) {
      await sync()
      await shelves.refresh(userId)
    },
    /** All users may be others. */
    async reset() {
      await sync()
      for (const reader of shelves.readers()) await shelves.refresh(reader)
    },
    takerOf: takingInto(items, shelves, createItemCheck(NewsItem, 'An item', report)),
    /** Deletes headlines that stand before a time, in epoch milliseconds, and feeds that no user has any more. */
    async prune(oldest: number) {
      await items.prune(oldest)
      await sync()
    },
  }
}

/** What takes in the headlines of a feed. `oldest`: epoch milliseconds. */
const takingInto =
  (
    items: ReturnType<typeof createOwnItems>,
    shelves: Pick<OwnShelves, 'take'>,
    checked: (items: readonly NewsItem[]) => readonly NewsItem[],
  ) =>
  (feed: string, oldest: () => number): PollParts['take'] =>
  async (found, undated) => {
    const floor = await items.floor(feed)
    return takeIn(found, undated, {
      known: items.known(feed),
      alike: items.alike(feed),
      async keep(news) {
        const good = checked(news)
        if (good.length === 0) return
        await items.keep(feed, good)
        shelves.take(feed, good)
      },
      oldest: () => Math.max(oldest(), floor + 1),
      most: OWN_ITEMS_LIMIT,
    })
  }
