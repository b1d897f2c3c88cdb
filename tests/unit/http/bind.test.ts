import { initContract } from '@ts-rest/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bind } from '../../../mock-server/http/bind.ts'
import { Refusal } from '../../../mock-server/http/refusal.ts'
import type { Answer, Call } from '../../../mock-server/http/serve.ts'
import { createServer } from '../../../mock-server/http/server.ts'
import { createHeld } from '../../held.ts'

const c = initContract()
const route = {
  method: 'POST',
  path: '/things/:id',
  query: z.object({ page: z.optional(z.string()) }),
  body: z.strictObject({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }), 204: c.noBody() },
} as const

let reports: string[]
let received: Call[]
let respond: () => Promise<Answer>
let server: ReturnType<typeof createServer>
beforeEach(() => {
  ;[reports, received] = [[], []]
  respond = async () => ({ status: 204 })
  server = createServer((line) => reports.push(line.split('\n')[0] ?? ''), [], createHeld())
  const serving = {
    route,
    handle: (call: Call) => {
      received.push(call)
      return respond()
    },
  }
  const guard = async () => undefined
  bind(server, { name: 'things.save', route }, serving, { url: route.path, guard })
})
afterEach(() => server.close())

const ask = async (url = '/things/one', payload: unknown = { name: 'a' }) => {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  return [statusCode, body === '' ? undefined : JSON.parse(body)]
}
const failed = [500, { code: 'failed', message: 'Something went wrong on our side.' }]

describe('bind', () => {
  it('BCK-01 passes on the parts of a call that are in the contract', async () => {
    expect(await ask('/things/one?page=2&other=3')).toEqual([204, undefined])
    const [call] = received
    expect([call?.body, call?.query]).toEqual([{ name: 'a' }, { page: '2' }])
  })

  it.each([
    ['/things/one', { name: 1 }, /^body: name: /],
    ['/things/one', { name: 'a', more: 1 }, /^body: /],
    ['/things/one?page=1&page=2', { name: 'a' }, /^query: page: /],
    ['/things/a%20b', { name: 'a' }, /^path: /],
    [`/things/${'x'.repeat(65)}`, { name: 'a' }, /^path: /],
    ['/things/..%2f', { name: 'a' }, /^path: /],
  ])('BCK-01 API-01 %s with %o is refused before it is served', async (url, body, message) => {
    expect(await ask(url, body)).toEqual([400, { code: 'invalid', message: expect.stringMatching(message) }])
    expect(received).toEqual([])
  })

  it('BCK-01 removes fields that the contract does not promise from an answer', async () => {
    respond = async () => ({ status: 200, body: { name: 'a', passwordHash: 'secret' } })
    expect(await ask()).toEqual([200, { name: 'a' }])
  })

  it.each<[string, Answer, string]>([
    ['a status', { status: 418 }, 'things.save answered 418, which the contract does not know.'],
    ['a body', { status: 200, body: { name: 1 } }, 'things.save answered 200 off the contract: name: '],
  ])('BCK-01 %s off the contract becomes a 500 that is reported', async (_, answer, line) => {
    respond = async () => answer
    expect(await ask()).toEqual(failed)
    expect(reports).toEqual([expect.stringContaining(`POST /things/one: Error: ${line}`)])
  })

  it('BCK-01 a throw becomes a 500 without details, and a refusal its own status and body', async () => {
    respond = () => Promise.reject(new Error('password of the database is 1234'))
    expect(await ask()).toEqual(failed)
    respond = () => Promise.reject(new Refusal(404, 'not-found', 'No such thing.'))
    expect(await ask()).toEqual([404, { code: 'not-found', message: 'No such thing.' }])
    expect(reports).toEqual(['POST /things/one: Error: password of the database is 1234'])
  })
})
