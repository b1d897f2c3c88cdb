import { byNewest } from '../../src/rules/shared/merge.ts'
import type { Environment } from '../environment.ts'
import type { Listed } from './rooms.ts'

/** In milliseconds: what comes in meanwhile goes out together. */
const BATCH_MS = 50

/** Gathers items and hands them on in batches, newest first, each item once. */
export function createBulletins<Item extends Listed>(
  publish: (items: Item[]) => void,
  { after }: Pick<Environment, 'after'>,
) {
  const pending = new Map<string, Item>()
  let cancel: (() => void) | undefined

  function flush() {
    cancel?.()
    cancel = undefined
    const items = [...pending.values()].sort(byNewest)
    pending.clear()
    if (items.length) publish(items)
  }

  return {
    add(items: readonly Item[]) {
      for (const item of items) pending.set(item.id, item)
      cancel ??= after(BATCH_MS, flush)
    },
    /** Hands on at once what has gathered. */
    flush,
    /** Forgets what has gathered. */
    clear() {
      cancel?.()
      cancel = undefined
      pending.clear()
    },
  }
}
