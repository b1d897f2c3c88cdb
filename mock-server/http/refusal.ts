import type { Problem } from '../../src/contract/shared/problem.ts'

export type AnswerHeaders = Readonly<Record<string, string | string[]>>

/** Can be thrown anywhere while a call is handled: it becomes the answer. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(
    readonly status: number,
    code: string,
    message: string,
    readonly headers: AnswerHeaders = {},
  ) {
    super(message)
    this.problem = { code, message }
  }
}

export const invalid = (message: string) => new Refusal(400, 'invalid', message)
export const unauthorized = (message: string, headers: AnswerHeaders = {}) =>
  new Refusal(401, 'unauthorized', message, headers)
export const forbidden = (message: string) => new Refusal(403, 'forbidden', message)
export const notFound = (message: string) => new Refusal(404, 'not-found', message)
export const tooLarge = () => new Refusal(413, 'too-large', 'The body is too large.')
/** `wait` in milliseconds. */
export const slowDown = (wait: number) =>
  new Refusal(429, 'slow-down', 'Too many calls. Please wait a moment.', {
    'retry-after': String(Math.max(1, Math.ceil(wait / 1000))),
  })
export const failed = () => new Refusal(500, 'failed', 'Something went wrong on our side.')
