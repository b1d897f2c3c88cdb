import type { ZodMiniType } from 'zod/mini'
import { check } from '../http/check.ts'

/** Validates items, each once. An invalid one is reported and left out. */
export function createItemCheck<Item extends { id: string }>(
  schema: ZodMiniType<Item>,
  what: string,
  report: (line: string) => void,
) {
  const good = new WeakSet<Item>()
  function isGood(item: Item) {
    if (good.has(item)) return true
    const result = check(schema, item)
    if ('issue' in result) report(`${what} was left out (${item.id}): ${result.issue}`)
    else good.add(item)
    return 'value' in result
  }
  return (items: readonly Item[]) => items.filter(isGood)
}
