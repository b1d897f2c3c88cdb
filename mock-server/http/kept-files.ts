import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Kept = { headers: Record<string, ReturnType<FastifyReply['getHeader']>>; body: Buffer }

/** What belongs to the file; other headers belong to the request, such as those for https. */
const OF_FILE = ['content-type', 'content-encoding', 'cache-control', 'vary']

/** Named by their content, which therefore never changes. Other spellings of the same address are not kept: there is no end of them. */
const ADDRESS = /^\/assets\/[\w.~-]+$/
/** Brotli, as every browser says it. Who accepts something else is served from the disk. */
const ACCEPTED = /(^|,)\s*br\s*(,|$)/

/**
 * Reads each built file once, and answers from memory from then on: a page asks for some forty, each of which costs the disk five calls. At most the
 * size of the built files is kept.
 */
export function keepFiles(server: FastifyInstance) {
  const kept = new Map<string, Kept>()
  server.addHook('onRequest', async (request, reply) => {
    const known = canBeKept(request) && kept.get(request.url)
    if (known) return reply.headers(known.headers).send(known.body)
  })
  server.addHook('onSend', async (request, reply, payload) => {
    if (!canBeKept(request) || reply.statusCode !== 200 || !(payload instanceof Readable)) return payload
    const body = Buffer.concat(await payload.toArray())
    kept.set(request.url, { headers: headersOf(reply), body })
    return body
  })
}

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(OF_FILE.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])))

const canBeKept = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && ADDRESS.test(url) && ACCEPTED.test(headers['accept-encoding'] ?? '')
