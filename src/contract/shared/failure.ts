/** More about a failure. `silence`: why there was no answer, where that is known. */
export type FailureDetail = { silence?: 'offline' | 'slow'; retryAfterSeconds?: number }

/** Why a port rejected. Refused: the server said no. Silent: no answer. Off contract: an answer that cannot be trusted. */
export class Failure extends Error {
  constructor(
    readonly kind: 'refused' | 'silent' | 'offContract',
    readonly status?: number,
    readonly body?: unknown,
    readonly detail?: FailureDetail,
  ) {
    super(status ? `${kind} with ${status}` : kind)
  }
}

/** The server knows this sign-in no longer (401, 403): asking again cannot help. */
export const isRefusal = (error: unknown) =>
  error instanceof Failure && error.kind === 'refused' && (error.status === 401 || error.status === 403)

/** The status with which the server refused, undefined for any other failure. */
export const refusalStatus = (error: unknown) =>
  error instanceof Failure && error.kind === 'refused' ? error.status : undefined
