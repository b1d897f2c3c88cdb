import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createHttp, json, serve, user } from './http-scene.ts'

const owner = { username: user.username, email: user.email }
const oil = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'], exclude: { topics: ['SPORTS' as const] } } }
const http = createHttp({
  signIn: () => ({ user, token: 'token' }),
  renew: async () => undefined,
  doubt: async () => undefined,
})
const stored = async (context: Record<string, unknown>) => ({
  id: 'oil',
  name: 'Oil',
  searchContext: await new SignJWT(context)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new Uint8Array(32)),
})

it('API-04 a context is sent encoded and signed, and read back unchanged', async () => {
  const calls = serve(({ method }) =>
    method === 'POST' ? json(200, { data: { insertedId: 'new-id' } }) : new Response(null, { status: 204 }),
  )
  const { id: _, ...draft } = oil
  const id = await http.createPreset(user, draft)
  await http.updatePreset(user, { ...oil, base: { name: 'Old' } })
  await http.deletePreset('oil')
  const sent = calls.map(({ path, method, headers, body }) => ({
    path,
    method,
    bearer: headers.get('authorization'),
    body,
  }))
  const written = { name: 'Oil', searchContext: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }
  const bearer = 'Bearer token'
  expect([id, sent]).toEqual([
    'new-id',
    [
      { path: '/api/feed-configuration', method: 'POST', bearer, body: { ...owner, feedConfiguration: written } },
      {
        path: '/api/feed-configuration',
        method: 'PUT',
        bearer,
        body: { ...owner, feedConfiguration: { id: 'oil', ...written, base: { name: 'Old' } } },
      },
      { path: '/api/feed-configuration?id=oil', method: 'DELETE', bearer, body: undefined },
    ],
  ])

  const body = calls[1]?.body
  const { feedConfiguration } = body as { feedConfiguration: object }
  serve(() => json(200, { data: feedConfiguration }))
  expect(await http.getPreset('oil')).toEqual(oil)
})

it('API-18 a preset is brought back, shared and shared no longer by its id, and a copy is read by its token', async () => {
  const calls = serve(async ({ path }) => {
    if (path.endsWith('/share')) return json(200, { data: { token: 't1' } })
    if (!path.includes('/shared?')) return new Response(null, { status: 204 })
    const { id: _, ...copy } = await stored(oil.searchContext)
    return json(200, { data: copy })
  })
  await http.restorePreset('oil')
  const token = await http.sharePreset('oil')
  await http.unsharePreset('oil')
  const { id: _, ...copy } = oil
  const read = await http.getShared('t1')
  const sent = calls.map(({ path, method, headers, body }) => [method, path, headers.has('authorization'), body])
  expect([token, read, sent]).toEqual([
    't1',
    copy,
    [
      ['POST', '/api/feed-configuration/restore', true, { id: 'oil' }],
      ['POST', '/api/feed-configuration/share', true, { id: 'oil' }],
      ['DELETE', '/api/feed-configuration/share?id=oil', true, undefined],
      ['GET', '/api/feed-configuration/shared?token=t1', false, undefined],
    ],
  ])
})

it.each([
  ['is none', { ...oil, searchContext: 'a.b.c' }],
  ['is off the contract', undefined],
])('API-04 a stored context that %s is off the contract', async (_, preset) => {
  const data = preset ?? (await stored({ topics: ['WEATHER'] }))
  serve(() => json(200, { data }))
  await expect(http.getPreset('oil')).rejects.toMatchObject({ kind: 'offContract' })
})

it('API-04 FED-17 the refusal of a preset that was changed elsewhere carries the stored one', async () => {
  const data = await stored(oil.searchContext)
  serve(() => json(409, { code: 'changed-elsewhere', message: 'No.', data }))
  await expect(http.updatePreset(user, oil)).rejects.toMatchObject({ kind: 'refused', status: 409, body: oil })
})

it('API-05 the options of the filters are asked for without a bearer', async () => {
  const data = { sectors: [{ label: 'Energy', value: 'Energy' }] }
  const calls = serve(() => json(200, { data }))
  expect([await http.listOptions(), calls.map(({ path, headers }) => [path, headers.get('authorization')])]).toEqual([
    data,
    [['/api/filters/news-filter-options', null]],
  ])
})

it.each([
  ['createPreset', 409, () => http.createPreset(user, oil)],
  ['updatePreset', 404, () => http.updatePreset(user, oil)],
  ['deletePreset', 404, () => http.deletePreset('oil')],
  ['getPreset', 404, () => http.getPreset('oil')],
])('API-04 a refused %s carries its status', async (_, status, call) => {
  serve(() => json(status, { code: 'no', message: 'No.' }))
  await expect(call()).rejects.toMatchObject({ kind: 'refused', status })
})
