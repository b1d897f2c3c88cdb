import type { AppRoute, ServerInferRequest, ServerInferResponses } from '@ts-rest/core'
import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { AnswerHeaders } from './refusal.ts'

export type Answer = { status: number; body?: unknown; headers?: AnswerHeaders }
export type Call = {
  body: unknown
  query: unknown
  params: unknown
  request: FastifyRequest
  account: Account | undefined
}
export type Serving = { route: AppRoute; handle(call: Call): Promise<Answer> }

type Part<R extends AppRoute, Key extends string> =
  ServerInferRequest<R> extends { [K in Key]: infer Value } ? Value : undefined
type TypedCall<R extends AppRoute> = {
  body: Part<R, 'body'>
  query: Part<R, 'query'>
  params: Part<R, 'params'>
  request: FastifyRequest
}
type TypedAnswer<R extends AppRoute> = ServerInferResponses<R> & { headers?: AnswerHeaders }

/** Says how a call of the contract is answered. */
export function serve<R extends AppRoute>(route: R, handle: (call: TypedCall<R>) => Promise<TypedAnswer<R>>): Serving {
  // `bind` has held the parts to the contract: the one place where unknown becomes what it was checked to be
  return { route, handle: (call) => handle(call as unknown as TypedCall<R>) }
}

/** The same for a call that needs a user. */
export function serveUser<R extends AppRoute>(
  route: R,
  handle: (call: TypedCall<R> & { account: Account }) => Promise<TypedAnswer<R>>,
): Serving {
  return { route, handle: (call) => handle(call as unknown as TypedCall<R> & { account: Account }) }
}
