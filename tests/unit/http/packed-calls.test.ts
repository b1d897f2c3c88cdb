import { initContract } from '@ts-rest/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bind } from '../../../mock-server/http/bind.ts'
import type { Packing } from '../../../mock-server/http/packed.ts'
import type { Answer } from '../../../mock-server/http/serve.ts'
import { createServer } from '../../../mock-server/http/server.ts'
import { createHeld } from '../../held.ts'

const c = initContract()
const Thing = z.object({ name: z.string() })
const route = {
  method: 'GET',
  path: '/things',
  responses: { 200: Thing, 204: c.noBody(), 409: Thing },
} as const
const MEGABYTE = 2 ** 20

let held: ReturnType<typeof createHeld>
let server: ReturnType<typeof createServer>
beforeEach(() => {
  held = createHeld({ elapsed: () => 0 })
  server = createServer(() => {}, [], held)
})
afterEach(() => server.close())

const tiny: Packing = async () => ({ body: 'tiny', headers: { 'content-encoding': 'br' } })
/** What arrives of an answer where `tiny` compresses. */
async function arriving(answer: Answer, pack?: Packing) {
  const guard = async () => undefined
  const serving = { route, handle: async () => answer }
  bind(server, { name: 'things.list', route }, serving, { url: route.path, guard, ...(pack && { pack }) })
  const { statusCode, headers, body } = await server.inject({ url: route.path, headers: { 'accept-encoding': 'br' } })
  return [statusCode, headers['content-encoding'], body]
}
const body = { name: 'long' }
const json = JSON.stringify(body)

it.each<[string, Answer, Packing | undefined, unknown[]]>([
  ['a success', { status: 200, body }, tiny, [200, 'br', 'tiny']],
  ['a success of a call that is never compressed', { status: 200, body }, undefined, [200, undefined, json]],
  ['an answer without a body', { status: 204 }, tiny, [204, undefined, '']],
  ['a failure', { status: 409, body }, tiny, [409, undefined, json]],
])('BCK-27 %s is compressed only where it is a success of a call for everybody', async (_, answer, pack, expected) => {
  expect(await arriving(answer, pack)).toEqual(expected)
})

it('BCK-27 BCK-10 an answer costs its caller the bytes before compression', async () => {
  await arriving({ status: 200, encoded: Buffer.alloc(72 * MEGABYTE) }, tiny)
  expect(held.costs.of('127.0.0.1').wait()).toBe(2000)
})
