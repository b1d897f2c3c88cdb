import { expect, it } from 'vitest'
import { createHttp, json, serve, user } from '../http/http-scene.ts'

const http = createHttp({
  signIn: () => ({ user, token: 'token' }),
  renew: async () => undefined,
  doubt: async () => undefined,
})
const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] }

it('API-12 the calls about watchlists go with the bearer, and a new list with a key of its own', async () => {
  const calls = serve(({ method, path }) => {
    if (method === 'DELETE' || method === 'PUT') return new Response(null, { status: 204 })
    return json(200, { data: method === 'GET' && path === '/api/watchlists' ? [cars] : cars })
  })
  const answers = [
    await http.listWatchlists(),
    await http.createWatchlist({ name: 'Cars', symbols: ['F', 'GM'], position: 0 }),
    await http.updateWatchlist('cars', { name: 'Motors', base: { name: 'Cars' } }),
    await http.deleteWatchlist('cars'),
    await http.arrangeWatchlists(['cars']),
  ]
  const sent = calls.map(({ path, method, headers, body }) => [
    method,
    path,
    headers.get('authorization'),
    headers.has('idempotency-key'),
    body,
  ])
  const bearer = 'Bearer token'
  expect([answers, sent]).toEqual([
    [[cars], cars, cars, undefined, undefined],
    [
      ['GET', '/api/watchlists', bearer, false, undefined],
      ['POST', '/api/watchlists', bearer, true, { name: 'Cars', symbols: ['F', 'GM'], position: 0 }],
      ['PATCH', '/api/watchlists/cars', bearer, false, { name: 'Motors', base: { name: 'Cars' } }],
      ['DELETE', '/api/watchlists/cars', bearer, false, undefined],
      ['PUT', '/api/watchlists/order', bearer, false, { ids: ['cars'] }],
    ],
  ])
})

it('API-12 WCH-03 a refusal carries the reason', async () => {
  const body = { code: 'name-taken', message: 'You have a list “Cars” already.' }
  serve(() => json(409, body))
  await expect(http.createWatchlist({ name: 'Cars', symbols: [] })).rejects.toMatchObject({ status: 409, body })
  await expect(http.updateWatchlist('cars', { name: 'Cars' })).rejects.toMatchObject({ status: 409, body })
})
