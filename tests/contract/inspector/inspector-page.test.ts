import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await writeFile(join(folder, 'index.html'), '<title>App</title>')
  await writeFile(join(folder, 'inspector.html'), '<title>Inspector</title>')
  backend = await startTestBackend({}, { pages: folder })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['/inspector', 200, '<title>Inspector</title>'],
  ['/inspector?x=1', 200, '<title>Inspector</title>'],
  ['/inspectors', 404, '<title>App</title>'],
])('CHT-04 RTE-11 %s answers %s with %s', async (path, code, page) => {
  const { status, headers, body } = await backend.call('GET', path)
  expect([status, headers.get('content-type'), headers.get('cache-control'), body]).toEqual([
    code,
    'text/html; charset=utf-8',
    'no-cache',
    page,
  ])
})

it("CHT-04 only a page that loads Stately's inspector may communicate with a window of another site", async () => {
  const policies = ['/terminal?inspect=stately', '/terminal?inspect', '/terminal'].map(async (path) => {
    const { headers } = await backend.call('GET', path)
    return headers.get('cross-origin-opener-policy')
  })
  expect(await Promise.all(policies)).toEqual(['same-origin-allow-popups', 'same-origin', 'same-origin'])
})
