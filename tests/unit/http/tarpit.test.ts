import { expect, it } from 'vitest'
import { createLimits } from '../../../mock-server/http/limits/limits.ts'
import { createTarpit } from '../../../mock-server/http/limits/tarpit.ts'
import { slowDown } from '../../../mock-server/http/refusal.ts'
import { createServer } from '../../../mock-server/http/server.ts'
import { createHeld } from '../../held.ts'

it('BCK-10 an address that continues after twenty refusals is answered a second late for ten seconds; others are not', async () => {
  let now = 0
  const waits: [network: string, milliseconds: number][] = []
  let asking = ''
  const tarpit = createTarpit(
    createLimits(() => now),
    async (milliseconds) => waits.push([asking, milliseconds]),
  )
  const refuse = async (network: string, times: number) => {
    for (asking = network; times > 0; times -= 1) await tarpit(network)
  }
  await refuse('203.0.113.7', 20)
  await refuse('203.0.113.8', 1)
  await refuse('203.0.113.7', 2)
  now = 10_000
  await refuse('203.0.113.7', 20)
  expect(waits).toEqual([
    ['203.0.113.7', 1000],
    ['203.0.113.7', 1000],
  ])
})

it('BCK-10 the server delays only refusals; allowed calls and other failures are answered at once', async () => {
  const server = createServer(() => {}, [], createHeld({ elapsed: () => 0 }))
  server.get('/refused', async () => {
    throw slowDown(3000)
  })
  server.get('/allowed', async () => 'yes')
  const ask = (url: string) => server.inject({ url })
  for (let asked = 0; asked < 20; asked += 1) await ask('/refused')
  const answered: string[] = []
  const asked = ['/refused', '/allowed', '/nowhere'].map(async (url) => {
    const { statusCode, headers } = await ask(url)
    answered.push(`${url} ${statusCode} ${headers['retry-after'] ?? ''}`.trim())
  })
  await Promise.all(asked)
  await server.close()
  expect([answered.slice(0, 2).sort(), answered[2]]).toEqual([['/allowed 200', '/nowhere 404'], '/refused 429 3'])
})
