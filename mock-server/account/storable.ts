import { invalid } from '../http/refusal.ts'
import type { Serving } from '../http/serve.ts'

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')

/** PostgreSQL cannot store NUL in a text, and people never type it: a call whose body contains one is refused with 400. */
export const refuseNul = ({ route, handle }: Serving): Serving => ({
  route,
  handle(call) {
    if (Object.values(call.body ?? {}).some(hasNul)) throw invalid('body: A text has a NUL.')
    return handle(call)
  },
})
