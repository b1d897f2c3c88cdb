import type { AppRoute, ServerInferRequest, ServerInferResponses } from '@ts-rest/core'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Account } from '../account/account.ts'
import type { AnswerHeaders } from './refusal.ts'

export type Answer = {
  status: number
  body?: unknown
  /** The body as JSON, where it has already been validated. */
  encoded?: Buffer
  headers?: AnswerHeaders
}
export type Call = {
  body: unknown
  query: unknown
  params: unknown
  headers: unknown
  request: FastifyRequest
  account: Account | undefined
}
export type Serving = {
  route: AppRoute
  handle(call: Call): Promise<Answer>
  /** Its answer is the same for everybody, and another one at most once a second. */
  isHeld?: true
}

type Part<R extends AppRoute, Key extends string> =
  ServerInferRequest<R> extends { [K in Key]: infer Value } ? Value : undefined
type Headers<R extends AppRoute> =
  R['headers'] extends Record<string, z.ZodMiniType>
    ? { [Name in keyof R['headers']]: z.infer<R['headers'][Name]> }
    : undefined
type TypedCall<R extends AppRoute> = {
  body: Part<R, 'body'>
  query: Part<R, 'query'>
  params: Part<R, 'params'>
  headers: Headers<R>
  request: FastifyRequest
}
type TypedAnswer<R extends AppRoute> = ServerInferResponses<R> & { headers?: AnswerHeaders }

/** Defines the handler of a call of the contract. */
export function serve<R extends AppRoute>(route: R, handle: (call: TypedCall<R>) => Promise<TypedAnswer<R>>): Serving {
  // `bind` has validated the parts: this is the only cast from unknown to the validated types
  return { route, handle: (call) => handle(call as unknown as TypedCall<R>) }
}

/** The same where success is a body that was validated when it was encoded. */
export function serveEncoded<R extends AppRoute>(route: R, handle: (call: TypedCall<R>) => Promise<Buffer>): Serving {
  return { route, handle: async (call) => ({ status: 200, encoded: await handle(call as unknown as TypedCall<R>) }) }
}

/** The same where success is the same for everybody, and another one at most once a second. */
export const serveHeld = <R extends AppRoute>(route: R, read: () => Buffer): Serving => ({
  ...serveEncoded(route, async () => read()),
  isHeld: true,
})

/** The same for a call that needs a user. */
export function serveUser<R extends AppRoute>(
  route: R,
  handle: (call: TypedCall<R> & { account: Account }) => Promise<TypedAnswer<R>>,
): Serving {
  return { route, handle: (call) => handle(call as unknown as TypedCall<R> & { account: Account }) }
}
