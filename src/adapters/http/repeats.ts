import { IDEMPOTENCY_HEADER } from '../../contract/shared/calls.ts'
import type { Environment } from '../../contract/shared/environment.ts'

/**
 * API-08: gives each call that creates something a key of its own, and the same key to the same call again after a failure: what was made
 * although the answer was lost is not made twice.
 */
export function createRepeats({ page: { crypto } }: Pick<Environment, 'page'>) {
  const failed = new Map<string, { said: string; key: string }>()
  return async <Result>(
    call: string,
    what: unknown,
    send: (headers: Record<typeof IDEMPOTENCY_HEADER, string>) => Promise<Result>,
  ) => {
    const said = JSON.stringify(what)
    const last = failed.get(call)
    const key = last?.said === said ? last.key : crypto.getRandomValues(new Uint32Array(4)).join('-')
    failed.set(call, { said, key })
    const result = await send({ [IDEMPOTENCY_HEADER]: key })
    failed.delete(call)
    return result
  }
}

export type Once = ReturnType<typeof createRepeats>
