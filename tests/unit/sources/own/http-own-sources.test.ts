import { expect, it } from 'vitest'
import { createHttp, json, serve, user } from '../../http/http-scene.ts'
import { source } from './own-scene.ts'

const http = createHttp({
  signIn: () => ({ user, token: 'token' }),
  renew: async () => undefined,
  doubt: async () => undefined,
})
const fed = source('fed')
const preview = { address: fed.address, title: 'The Fed', count: 0, items: [], problems: [], knownTo: null }
const report = { added: 1, known: 0, refused: [], sources: [fed] }
const answersOf = (method: string, path: string) => {
  if (method === 'DELETE' || method === 'PUT' || path.endsWith('/refresh')) return new Response(null, { status: 204 })
  if (path.endsWith('/preview')) return json(200, { data: preview })
  if (path.endsWith('/all')) return json(200, { data: report })
  return json(200, { data: method === 'GET' ? [fed] : fed })
}

it('SRC-05 SRC-06 SRC-07 the calls about own sources go with the bearer, and answer with what was promised', async () => {
  const calls = serve(({ method, path }) => answersOf(method, path))
  const answers = [
    await http.listOwnSources(),
    await http.previewSource('fed.example'),
    await http.addSource({ address: fed.address }),
    await http.addSources([{ address: fed.address, name: 'Fed', folder: '' }]),
    await http.changeSource('fed', { isOn: false }),
    await http.removeSource('fed'),
    await http.refreshSource('fed'),
    await http.arrangeSources(['fed']),
  ]
  const sent = calls.map(({ path, method, headers, body }) => [method, path, headers.get('authorization'), body])
  const bearer = 'Bearer token'
  expect([answers, sent]).toEqual([
    [[fed], preview, fed, report, fed, undefined, undefined, undefined],
    [
      ['GET', '/api/user/sources', bearer, undefined],
      ['POST', '/api/user/sources/preview', bearer, { address: 'fed.example' }],
      ['POST', '/api/user/sources', bearer, { address: fed.address }],
      ['POST', '/api/user/sources/all', bearer, { sources: [{ address: fed.address, name: 'Fed', folder: '' }] }],
      ['PATCH', '/api/user/sources/fed', bearer, { isOn: false }],
      ['DELETE', '/api/user/sources/fed', bearer, undefined],
      ['POST', '/api/user/sources/fed/refresh', bearer, undefined],
      ['PUT', '/api/user/sources/order', bearer, { ids: ['fed'] }],
    ],
  ])
})

it('SRC-05 SRC-06 SRC-07 a refusal of any of the calls carries the reason', async () => {
  const body = { code: 'invalid', message: 'There is no feed at this address.' }
  serve(() => json(429, body))
  const calls = [
    http.listOwnSources(),
    http.previewSource('x'),
    http.addSource({ address: 'x' }),
    http.addSources([{ address: 'x' }]),
    http.changeSource('x', {}),
    http.removeSource('x'),
    http.refreshSource('x'),
    http.arrangeSources([]),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ status: 429, body })
})
