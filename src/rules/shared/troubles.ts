import { Failure } from '../../contract/shared/failure.ts'

/** Why a call failed, for failures that a form cannot show beneath a field. `tooMany`: another try is accepted in so many seconds. */
export type Trouble = { kind: 'offline' | 'slow' | 'unreachable' | 'server' } | { kind: 'tooMany'; seconds: number }

/** What the chart of a form reports of its call. */
export type CallReport = { type: 'call.begun' } | { type: 'call.failed'; trouble: Trouble }

/** The wait after a 429 without `Retry-After`. */
const DEFAULT_WAIT_SECONDS = 30

/** Undefined where the server has refused the input: the form knows what that means. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Failure)) return undefined
  const { kind, status = 0, detail = {} } = error
  if (kind === 'silent') return { kind: detail.silence ?? 'unreachable' }
  if (status === 429) return { kind: 'tooMany', seconds: detail.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS }
  return kind === 'offContract' || status >= 500 ? { kind: 'server' } : undefined
}

const sentences = {
  offline: 'You are offline. Try again once you are connected.',
  slow: 'The server took too long to answer. Please try again.',
  unreachable: 'The server cannot be reached. Please try again.',
  server: 'Something went wrong on our side. Please try again in a moment.',
} as const

export const troubleSentence = (trouble: Trouble) =>
  trouble.kind === 'tooMany' ? 'Too many tries.' : sentences[trouble.kind]

/** '12 s', '4:05 min'. */
export const waitWords = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
