import { get } from 'node:http'
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { api } from '../../../src/contract/api.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import { sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

let loopback: TestBackend
beforeAll(async () => {
  loopback = await sharedBackend()
})

let other: TestBackend | undefined
afterEach(async () => {
  await other?.close()
  other = undefined
})

async function start(mock: 'off' | 'token') {
  other = await startTestBackend({ mock })
  return other
}

const namesOf = (router: AppRouter | AppRoute, name = ''): string[] =>
  isAppRoute(router)
    ? [name]
    : Object.entries(router).flatMap(([key, inner]) => namesOf(inner, name === '' ? key : `${name}.${key}`))

const files = [
  '/mock',
  '/mock/',
  '/mock/page.js',
  '/mock/page-calls.js',
  '/mock/page-frame.js',
  '/mock/page-view.js',
  '/mock/page.css',
  '/mock/page-parts.css',
]
const statusesOf = ({ call }: TestBackend, headers: Record<string, string> = {}) =>
  Promise.all(files.map(async (path) => (await call('GET', path, { headers })).status))
const every = (status: number) => files.map(() => status)

/** fetch does not let a call name its host. */
const statusUnder = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${loopback.url}/mock`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      reject,
    )
  })

it('BCK-04 the page of the levers loads with all its files, and violates no policy of pages', async () => {
  const { call } = loopback
  const { headers, body } = await call('GET', '/mock')
  const html = String(body)
  const loaded = [...html.matchAll(/(?:src|href)="(\/mock[^"]+)"/g)].map(([, path]) => path ?? '')
  const scripts = await Promise.all(loaded.filter((path) => path.endsWith('.js')).map((path) => call('GET', path)))
  const imported = scripts.flatMap((script) =>
    [...String(script.body).matchAll(/from '\.(\/[^']+)'/g)].map(([, path]) => `/mock${path}`),
  )
  const typeOf = async (path: string) => [path, (await call('GET', path)).headers.get('content-type')]
  expect({
    type: headers.get('content-type'),
    policy: headers.get('content-security-policy')?.match(/script-src [^;]+/)?.[0],
    kept: headers.get('cache-control'),
    inline: html.match(/<script(?![^>]* src=)|<style| on\w+=| style=/g),
    asksForToken: html.includes('data-token-header'),
    files: Object.fromEntries(await Promise.all([...loaded, ...imported].map(typeOf))),
  }).toEqual({
    type: 'text/html; charset=utf-8',
    policy: "script-src 'self'",
    kept: 'no-store',
    inline: null,
    asksForToken: false,
    files: {
      '/mock/page.css': 'text/css; charset=utf-8',
      '/mock/page-parts.css': 'text/css; charset=utf-8',
      '/mock/page.js': 'text/javascript; charset=utf-8',
      '/mock/outbox': 'text/html; charset=utf-8',
      '/mock/sources': 'text/html; charset=utf-8',
      '/mock/page-frame.js': 'text/javascript; charset=utf-8',
      '/mock/page-calls.js': 'text/javascript; charset=utf-8',
      '/mock/page-view.js': 'text/javascript; charset=utf-8',
    },
  })
})

it('BCK-04 the page offers every call of the contract, the namespaces, and everything at once', async () => {
  const { call, addFault } = loopback
  const { body } = await call('GET', '/mock')
  const options = [...String(body).matchAll(/<option value="(.+?)" data-kinds="(.*?)" data-statuses="(.*?)"/g)]
  expect(options.map(([, target]) => target)).toEqual(['*', ...Object.values(namespaces), ...namesOf(api)])

  const offered = options.flatMap(([, target = '', kinds = '', statuses = '']) => [
    ...kinds
      .split(' ')
      .filter((kind) => kind !== 'status')
      .map((kind) => ({ call: target, kind, ...(kind === 'latency' ? { milliseconds: 0 } : {}) })),
    ...statuses
      .split(' ')
      .filter(Boolean)
      .map((status) => ({ call: target, kind: 'status', status: Number(status) })),
  ])
  const answers = await Promise.all(offered.map((fault) => addFault(fault as Parameters<typeof addFault>[0])))
  expect(offered.filter((_, index) => answers[index]?.status !== 204)).toEqual([])
})

it('BCK-04 the page is missing when the calls are switched off', async () => {
  expect(await statusesOf(await start('off'))).toEqual(every(404))
})

it('BCK-04 the page is refused to other sites, and under a foreign name of this machine', async () => {
  const { host } = new URL(loopback.url)
  expect({
    ours: await statusesOf(loopback),
    byItsName: await statusUnder(host),
    otherSite: await statusesOf(loopback, { 'sec-fetch-site': 'cross-site' }),
    otherName: await statusUnder('rebound.example'),
  }).toEqual({ ours: every(200), byItsName: 200, otherSite: every(403), otherName: 403 })
})

it('BCK-04 where the calls need a token the page asks for it, and names its header', async () => {
  const asked = await start('token')
  const { body } = await asked.call('GET', '/mock')
  const header = String(body).match(/<body data-token-header="([^"]+)"/)?.[1] ?? ''
  expect({
    files: await statusesOf(asked),
    without: (await asked.call('GET', '/mock/clock')).status,
    with: (await asked.call('GET', '/mock/clock', { headers: { [header]: asked.mockToken ?? '' } })).status,
    received: String(body).includes(asked.mockToken ?? ''),
  }).toEqual({ files: every(200), without: 403, with: 200, received: false })
})
