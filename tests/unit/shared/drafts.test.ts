// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDrafts, takeDrafts } from '../../../src/adapters/drafts/drafts.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { Drafts } from '../../../src/contract/drafts/drafts.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { blankContact } from '../../../src/rules/contact/contact.ts'

const keep = () => keepDrafts(createStorage(browserEnvironment()).ofTheTab, drafts, browserEnvironment())
/** What a page that is loaded now finds. */
const take = () => takeDrafts(createStorage(browserEnvironment()).ofTheTab, browserEnvironment())
const drafts: Drafts = {
  owner: 'ann',
  contact: { ...blankContact, message: 'Good morning.' },
  account: { email: '', username: '' },
}
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('RTE-13 a draft is restored once', () => {
  keep()
  expect([take(), take(), sessionStorage.length]).toEqual([drafts, undefined, 0])
})

it('RTE-13 a draft older than 15 minutes is dropped', () => {
  vi.useFakeTimers()
  keep()
  vi.advanceTimersByTime(15 * 60_000)
  expect([take(), sessionStorage.length]).toEqual([undefined, 0])
})

it.each(['{', 'null', '{"until":9e15,"drafts":{}}'])('RTE-13 %s is no draft', (text) => {
  sessionStorage.setItem('market-flux.drafts', text)
  expect(take()).toBe(undefined)
})

it('RTE-13 a draft survives one reload in the name of the tab where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  keep()
  expect([take(), take(), window.name]).toEqual([drafts, undefined, ''])
})
