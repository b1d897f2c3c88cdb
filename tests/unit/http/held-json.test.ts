import { expect, it } from 'vitest'
import { createHeldAnswer } from '../../../mock-server/http/held-json.ts'
import { api } from '../../../src/contract/api.ts'

const one = { symbol: 'AAPL', title: 'Apple', kind: 'share', sector: null, industry: null } as const

it('BCK-27 BCK-10 an answer is made once, and again when its key is another', () => {
  let made = 0
  const read = () => {
    made += 1
    return { data: [one] }
  }
  const held = createHeldAnswer(api.markets.instruments)
  const answers = [held(1, read), held(1, read), held(2, read)]
  expect([made, answers.map((bytes) => answers.indexOf(bytes))]).toEqual([2, [0, 0, 2]])
  expect(JSON.parse(String(answers[0]))).toEqual({ data: [one] })
})

it('BCK-01 an answer that is held is checked against the contract', () => {
  const held = createHeldAnswer(api.markets.instruments)
  expect(() => held(1, () => ({ data: [{ ...one, symbol: 'no symbol' }] }))).toThrow('off the contract: data.0.symbol')
})
