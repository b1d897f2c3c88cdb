import type { InspectedStep } from '../../contract/inspector/inspection.ts'

export type Change = { path: string; kind: 'added' | 'changed' | 'removed'; before?: unknown; after?: unknown }

/** What is different in a context after a step, by paths such as `user.name` and `items[2]`: the innermost parts that differ. */
export function changesOf(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return []
  if (!isAlike(before, after)) return [{ path: path || 'context', kind: 'changed', before, after }]
  const [old, now] = [partsOf(before), partsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Change[] => {
    const inner = pathTo(path, key, Array.isArray(after))
    if (!old.has(key)) return [{ path: inner, kind: 'added', after: now.get(key) }]
    if (!now.has(key)) return [{ path: inner, kind: 'removed', before: old.get(key) }]
    return changesOf(old.get(key), now.get(key), inner)
  })
}

/** What a step changed against the one before it. Undefined where that one is not known: of the first, and of the oldest that is kept. */
export function changesAt(steps: readonly InspectedStep[], step: InspectedStep | undefined) {
  const before = step && steps.find(({ n }) => n === step.n - 1)
  return before && changesOf(before.context, step.context)
}

const isAlike = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const partsOf = (value: unknown) => new Map<string, unknown>(isObject(value) ? Object.entries(value) : [])

function pathTo(outer: string, key: string, isList: boolean) {
  if (isList) return `${outer}[${key}]`
  return outer === '' ? key : `${outer}.${key}`
}
