import { check } from './check.ts'

const [COMMA, NOTHING] = [Buffer.from(','), Buffer.alloc(0)]

/** A part of an answer as JSON, validated. */
export function heldJson(schema: unknown, value: unknown): Buffer {
  const checked = check(schema, value)
  if ('issue' in checked) throw new Error(`An item is off the contract: ${checked.issue}`)
  return Buffer.from(JSON.stringify(checked.value))
}

/** Joins parts of JSON with commas; empty ones are left out. */
export const joined = (parts: readonly Buffer[]): Buffer =>
  Buffer.concat(parts.filter(({ length }) => length > 0).flatMap((part, place) => [place > 0 ? COMMA : NOTHING, part]))
