// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { createKeptLists } from '../../../src/adapters/watchlists/kept-lists.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

const KEY = 'market-flux.watchlists'
const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] }
const open = () => {
  const environment = browserEnvironment()
  const storage = createStorage(environment)
  return { kept: createKeptLists(storage, environment), has: () => storage.lasting.names().includes(KEY) }
}

it('WCH-06 a visitor’s lists are found again, and no trace of them is left without any', () => {
  localStorage.clear()
  const { kept, has } = open()
  const before = has()
  kept.write([cars])
  const seen = [has(), open().kept.read()]
  kept.write([])
  expect([before, seen, kept.read(), localStorage.getItem(KEY)]).toEqual([false, [true, [cars]], [], null])
})

it.each([
  ['of a later form', { version: 2, lists: [cars] }],
  ['with a list that is none', { version: 1, lists: [{ id: 'x' }] }],
])('WCH-06 what is kept %s counts as none', (_, value) => {
  localStorage.setItem(KEY, JSON.stringify(value))
  expect(open().kept.read()).toEqual([])
})

it('WCH-06 each new list has an id of its own', () => {
  const { kept } = open()
  expect(new Set([kept.newId(), kept.newId(), kept.newId()]).size).toBe(3)
})
