import { isStandardSchema } from '@ts-rest/core'

export type Checked = { value: unknown } | { issue: string }

/** A part of a contract that is no JSON: a text of a type. */
type OtherForm = { contentType: string; body: unknown }
export const isOtherForm = (part: unknown): part is OtherForm =>
  typeof part === 'object' && part !== null && 'contentType' in part

/** Validates a value against a part of a contract. A part without a schema (none, or no body) accepts nothing. */
export function check(part: unknown, value: unknown): Checked {
  const schema = isOtherForm(part) ? part.body : part
  if (!isStandardSchema(schema)) return { value: undefined }
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Schemas of the contract are synchronous.')
  if (!result.issues) return { value: result.value }
  const [first] = result.issues
  const path = (first?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
  return { issue: path ? `${path}: ${first?.message}` : (first?.message ?? 'Invalid.') }
}
