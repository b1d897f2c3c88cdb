import type { AppRoute, ServerInferResponseBody } from '@ts-rest/core'
import { check } from './check.ts'

const [COMMA, NOTHING] = [Buffer.from(','), Buffer.alloc(0)]

/** A part of an answer as JSON, validated. */
export function heldJson(schema: unknown, value: unknown): Buffer {
  const checked = check(schema, value)
  if ('issue' in checked) throw new Error(`A held answer is off the contract: ${checked.issue}`)
  return Buffer.from(JSON.stringify(checked.value))
}

/** The answer of a call as JSON: read and validated once, and again whenever its key is another. */
export function createHeldAnswer<R extends AppRoute>(route: R) {
  let held: { key: unknown; bytes: Buffer } | undefined
  return (key: string | number, read: () => ServerInferResponseBody<R, 200>): Buffer => {
    if (held?.key !== key) held = { key, bytes: heldJson(route.responses[200], read()) }
    return held.bytes
  }
}

/** Joins parts of JSON with commas; empty ones are left out. */
export const joined = (parts: readonly Buffer[]): Buffer =>
  Buffer.concat(parts.filter(({ length }) => length > 0).flatMap((part, index) => [index > 0 ? COMMA : NOTHING, part]))
