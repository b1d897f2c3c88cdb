// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { createActor, type PromiseActorLogic, toPromise } from 'xstate'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { APART_LIMIT } from '../../../src/contract/stories/stories.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { keepingPairs } from '../../../src/root/stories/pairs.ts'

const HOUR = 3_600_000
const pair = (id: string, other = 'z') => ({ id, other })
const resultOf = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) =>
  toPromise(createActor(logic, { input }).start())

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A browser that allows storage, at a time in milliseconds. */
function browser() {
  let time = 0
  const environment = { now: () => time }
  const choices = createChoices(createStorage(browserEnvironment()), environment)
  const { readPairs, keepPairs } = keepingPairs(choices, environment)
  return {
    at(now: number) {
      time = now
    },
    read: (owner: string) => resultOf(readPairs, owner),
    keep: (owner: string, pairs: ReturnType<typeof pair>[]) => resultOf(keepPairs, { owner, pairs }),
  }
}

it('STY-11 each user, and a visitor, has their own pairs', async () => {
  const { keep, read } = browser()
  await keep('ann', [pair('a')])
  await keep('', [pair('b')])
  expect(await Promise.all(['ann', '', 'ben'].map(read))).toEqual([[pair('a')], [pair('b')], []])
})

it('STY-11 a pair is kept for 48 hours from when it was first set apart', async () => {
  const { at, keep, read } = browser()
  await keep('ann', [pair('a')])
  at(47 * HOUR)
  await keep('ann', [pair('z', 'a'), pair('b')])
  const before = await read('ann')
  at(48 * HOUR)
  expect([before, await read('ann')]).toEqual([[pair('a'), pair('b')], [pair('b')]])
})

it('STY-11 of more pairs than the limit the oldest are forgotten', async () => {
  const { keep } = browser()
  const pairs = Array.from({ length: APART_LIMIT + 1 }, (_, nth) => pair(`a${nth}`))
  expect(await keep('ann', pairs)).toEqual(pairs.slice(1))
})
