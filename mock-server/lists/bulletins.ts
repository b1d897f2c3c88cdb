import { byNewest } from '../../src/rules/shared/merge.ts'
import type { Environment } from '../environment.ts'
import type { Listed } from './rooms.ts'

/** In milliseconds: items that arrive within this time are sent together. */
const BATCH_MS = 50

/** Collects items and passes them on in batches, newest first, each item once. */
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
    /** Passes on the collected items at once. */
    flush,
    /** Discards the collected items. */
    clear() {
      cancel?.()
      cancel = undefined
      pending.clear()
    },
  }
}
