import { resolveObjectURL } from 'node:buffer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveAsFile } from '../../../src/adapters/shared/download.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

const link = { href: '', download: '', click: vi.fn<() => void>() }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('document', { createElement: () => link })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('downloads the content once, as a JSON file of the given name', async () => {
  saveAsFile('account.json', { user: 'ann' }, browserEnvironment())
  const saved = resolveObjectURL(link.href)
  expect([link.download, link.click.mock.calls.length, saved?.type, await saved?.text()]).toEqual([
    'account.json',
    1,
    'application/json',
    '{\n  "user": "ann"\n}',
  ])
})

it('releases the content, but only after the browser has read it', () => {
  saveAsFile('account.json', {}, browserEnvironment())
  vi.advanceTimersByTime(39_999)
  const before = resolveObjectURL(link.href)?.type
  vi.advanceTimersByTime(1)
  expect([before, resolveObjectURL(link.href)]).toEqual(['application/json', undefined])
})
