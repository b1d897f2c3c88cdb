import type { AppRoute } from '@ts-rest/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Id } from '../../src/contract/shared/fields.ts'
import { check, isOtherForm } from './check.ts'
import { digestOf, type Packing } from './packed.ts'
import { invalid } from './refusal.ts'
import type { NamedRoute } from './routes.ts'
import type { Answer, Call, Serving } from './serve.ts'

export type Binding = {
  url: string
  guard(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  answered?(status: number): void
  /** Compresses what the call answers, which is the same for all who ask; without it nothing of it is compressed, and no browser may keep it. */
  pack?: Packing
  /** In bytes. */
  bodyLimit?: number
}

/** Serves one call of a contract: both request and answer are validated against it. */
export function bind(server: FastifyInstance, named: NamedRoute, { handle }: Serving, binding: Binding) {
  const { route } = named
  server.route({
    method: route.method,
    url: binding.url,
    // what is no call of the app's, but a document for other programs, is also described without being sent
    exposeHeadRoute: isOtherForm(route.responses[200]),
    ...(binding.bodyLimit === undefined ? {} : { bodyLimit: binding.bodyLimit }),
    onRequest: binding.guard,
    onResponse: async (_, reply) => {
      if (reply.raw.writableFinished) binding.answered?.(reply.statusCode)
    },
    handler: async (request, reply) => {
      const { meter } = request
      const answer = await meter.measure(() => handle(readCall(route, request)))
      const text = answer.encoded ?? meter.measure(() => textOf(named, answer))
      const digest = text !== undefined && isTagged(route, answer, binding) ? digestOf(text) : undefined
      const tag = digest && `"${digest}"`
      // a browser may keep it, and asks each time whether it is still true, or for as long as the call says; weak: the same JSON in any coding
      if (tag !== undefined) reply.headers({ etag: `W/${tag}`, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (answer.headers) reply.headers(answer.headers)
      reply.code(answer.status)
      if (text === undefined) return reply.send()
      // what is charged is what was made: compression makes no answer cheaper
      meter.charge(text.length)
      if (tag !== undefined && knows(request, tag)) return reply.code(304).send()
      const { body, headers } = await packed(text, answer, request.headers['accept-encoding'], binding, digest)
      return reply
        .headers(headers)
        .type(`${otherOf(route, answer)?.contentType ?? 'application/json'}; charset=utf-8`)
        .send(body)
    },
  })
}

const isTagged = ({ method }: AppRoute, { status }: Answer, { pack }: Binding) =>
  pack !== undefined && status === 200 && method === 'GET'
/** By weak comparison (RFC 9110, 13.1.2). */
const knows = ({ headers }: FastifyRequest, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => ['*', tag, `W/${tag}`].includes(known.trim()))

function readCall(route: AppRoute, request: FastifyRequest): Call {
  return {
    body: 'body' in route ? read('body', route.body, request.body) : undefined,
    query: read('query', route.query, request.query),
    params: readParams(route, request.params),
    headers: readHeaders(route, request.headers),
    request,
    account: request.account,
  }
}

function read(part: string, schema: unknown, value: unknown) {
  const checked = check(schema, value)
  if ('issue' in checked) throw invalid(`${part}: ${checked.issue}`)
  return checked.value
}

function readParams(route: AppRoute, params: unknown) {
  for (const value of Object.values(params ?? {})) read('path', Id, value)
  return read('path', route.pathParams, params)
}

const readHeaders = ({ headers }: AppRoute, sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, schema]) => [name, read(name, schema, sent[name])]))

async function packed(
  text: string | Buffer,
  { status }: Answer,
  accepted: string | string[] | undefined,
  { pack }: Binding,
  digest: string | undefined,
) {
  return pack && status === 200 ? pack(text, accepted, digest) : { body: text, headers: {} }
}

/** Where the contract names another form than JSON. */
function otherOf({ responses }: AppRoute, { status }: Answer) {
  const response = responses[status]
  return isOtherForm(response) ? response : undefined
}

function textOf(named: NamedRoute, answer: Answer) {
  const body = hold(named, answer)
  if (body === undefined) return undefined
  return otherOf(named.route, answer) ? String(body) : JSON.stringify(body)
}

function hold({ name, route }: NamedRoute, answer: Answer) {
  if (!(answer.status in route.responses)) {
    throw new Error(`${name} answered ${answer.status}, which the contract does not know.`)
  }
  const checked = check(route.responses[answer.status], answer.body)
  if ('issue' in checked) throw new Error(`${name} answered ${answer.status} off the contract: ${checked.issue}`)
  return checked.value
}
