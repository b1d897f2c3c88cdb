import { expect, it } from 'vitest'
import { firstContent } from '../../../src/rules/desks/desks.ts'
import { createHttp, json, serve, user } from '../http/http-scene.ts'

const http = createHttp({
  signIn: () => ({ user, token: 'token' }),
  renew: async () => undefined,
  doubt: async () => undefined,
})
const desks = [{ ...firstContent, id: 'a', name: 'A' }]
const stored = { desks, revision: 2 }
const problem = { code: 'changed-elsewhere', message: 'The desks were changed elsewhere.' }

it('API-20 the calls about desks go with the bearer, and what was changed elsewhere is no failure', async () => {
  const calls = serve(({ method }, count) =>
    count < 3
      ? json(200, { data: stored })
      : json(409, { ...problem, data: { desks, revision: Number(method === 'PUT') } }),
  )
  const body = { desks, revision: 1 }
  const answers = [await http.loadDesks(), await http.keepDesks(body), await http.keepDesks(body)]
  const sent = calls.map(({ method, path, headers, body }) => [method, path, headers.get('authorization'), body])
  expect([answers, sent]).toEqual([
    [stored, { stored, isKept: true }, { stored: { desks, revision: 1 }, isKept: false }],
    [
      ['GET', '/api/desks', 'Bearer token', undefined],
      ['PUT', '/api/desks', 'Bearer token', body],
      ['PUT', '/api/desks', 'Bearer token', body],
    ],
  ])
})

it('API-20 a refusal carries the reason', async () => {
  serve(() => json(413, { code: 'too-large', message: 'The body is too large.' }))
  await expect(http.keepDesks({ desks, revision: 0 })).rejects.toMatchObject({ kind: 'refused', status: 413 })
})

it('DSK-04 the last call outlives its page, unless it is too large for that', async () => {
  const calls = serve(() => json(200, { data: stored }))
  const large = Array.from({ length: 9 }, (_, at) => ({
    ...firstContent,
    ...{ id: `${at}`, name: `${at}`, linked: Array.from({ length: 200 }, (_, link) => `${link}`.padStart(40, '-')) },
  }))
  await http.keepDesks({ desks, revision: 1 })
  await http.keepDesks({ desks, revision: 1 }, { isLast: true })
  await http.keepDesks({ desks: large, revision: 1 }, { isLast: true })
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([false, true, false])
})
