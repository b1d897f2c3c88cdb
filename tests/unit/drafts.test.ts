// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDrafts, takeDrafts } from '../../src/adapters/drafts.ts'
import type { Drafts } from '../../src/contract/drafts.ts'
import { blankContact } from '../../src/rules/contact.ts'

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

it('RTE-13 what was typed is taken once', () => {
  keepDrafts(drafts)
  expect([takeDrafts(), takeDrafts(), sessionStorage.length]).toEqual([drafts, undefined, 0])
})

it('RTE-13 what was typed more than 15 minutes ago is dropped', () => {
  vi.useFakeTimers()
  keepDrafts(drafts)
  vi.advanceTimersByTime(15 * 60_000)
  expect([takeDrafts(), sessionStorage.length]).toEqual([undefined, 0])
})

it.each(['{', 'null', '{"until":9e15,"drafts":{}}'])('RTE-13 %s is nothing that was typed', (text) => {
  sessionStorage.setItem('market-flux.drafts', text)
  expect(takeDrafts()).toBe(undefined)
})

it('RTE-13 a browser that refuses its storage keeps nothing and goes on', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  keepDrafts(drafts)
  expect(takeDrafts()).toBe(undefined)
})
