import { isStandardSchema } from '@ts-rest/core'

export type Checked = { value: unknown } | { issue: string }

/** Validates a value against a part of a contract. A part without a schema (none, or no body) accepts nothing. */
export function check(schema: unknown, value: unknown): Checked {
  if (!isStandardSchema(schema)) return { value: undefined }
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Schemas of the contract are synchronous.')
  if (!result.issues) return { value: result.value }
  const [first] = result.issues
  const path = (first?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
  return { issue: path ? `${path}: ${first?.message}` : (first?.message ?? 'Invalid.') }
}
