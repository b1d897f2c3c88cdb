import { byNewest } from '../../src/rules/merge.ts'
import type { Listed } from './rooms.ts'

/** In milliseconds: what comes in meanwhile goes out together. */
const BATCH_MS = 50

/** Gathers items and hands them on in batches, newest first, each item once. */
export function createBulletins<Item extends Listed>(publish: (items: Item[]) => void) {
  const pending = new Map<string, Item>()
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const items = [...pending.values()].sort(byNewest)
    pending.clear()
    if (items.length) publish(items)
  }

  return {
    add(items: readonly Item[]) {
      for (const item of items) pending.set(item.id, item)
      timer ??= setTimeout(flush, BATCH_MS)
    },
    /** Hands on at once what has gathered. */
    flush,
    /** Forgets what has gathered. */
    clear() {
      clearTimeout(timer)
      timer = undefined
      pending.clear()
    },
  }
}
