import type { ItemStore } from './item-store.ts'
import type { Enter } from './newsroom.ts'

/** Rows per query. */
const BATCH = 1000

/** Follows what is stored by any server of the database. */
export function createFollowing(store: ItemStore, enter: Enter) {
  let last = 0
  async function load() {
    for (let isMore = true; isMore; ) {
      const rows = await store.after(last, BATCH)
      const fetched = rows.filter(({ isFetched }) => isFetched).map(({ item }) => item)
      store.publishers.take(fetched)
      enter('fetched', fetched)
      enter(
        'kept',
        rows.filter(({ isFetched }) => !isFetched).map(({ item }) => item),
      )
      last = rows.at(-1)?.sequence ?? last
      isMore = rows.length === BATCH
    }
  }
  return {
    /** What is stored by now is loaded by another. */
    async begin() {
      last = await store.lastSequence()
    },
    /** Takes in what was stored since. What this server has stored itself is here already, and stays the same. */
    catchUp: oneAtATime(load),
  }
}

/** Calls during a run lead to one more after it. */
function oneAtATime(task: () => Promise<void>) {
  let isWanted = false
  let running: Promise<void> | undefined
  async function run() {
    try {
      while (isWanted) {
        isWanted = false
        await task()
      }
    } finally {
      running = undefined
    }
  }
  return () => {
    isWanted = true
    running ??= run()
    return running
  }
}
