import { expect, it } from 'vitest'
import { dueAt, isLacking, nextBatch } from '../../../src/rules/shared/drawn.ts'
import { layOut } from '../../../src/rules/shared/masonry.ts'

/** Three hundred cards below one another, 100 px each. */
const ids = Array.from({ length: 300 }, (_, index) => `card ${index}`)
const masonry = layOut(ids, new Map(ids.map((id) => [id, 0])), () => 100, 0)
const sight = { top: 2_000, bottom: 2_500 }
const cards = (first: number, last: number) => ids.slice(first, last + 1)

it('PIT-02 the cards within 700 px of the viewport and the current one are rendered at once', () => {
  expect(dueAt(masonry, sight, 'card 99')).toEqual([...cards(13, 31), 'card 99'])
})

it('PIT-02 a card is missing when it is within 300 px of the viewport', () => {
  const lacking = (...drawn: string[]) => isLacking(masonry, sight, new Set(drawn))
  expect([lacking(...cards(17, 27)), lacking(...cards(18, 27)), lacking(...cards(17, 26))]).toEqual([false, true, true])
})

it('PIT-02 idle time renders the four nearest cards and drops the four furthest, but never the current one', () => {
  const drawn = new Set([...cards(13, 31), ...cards(280, 299)])
  expect(nextBatch(masonry, sight, 'card 280', drawn)).toEqual({
    lacking: ['card 12', 'card 32', 'card 11', 'card 33'],
    beyond: cards(281, 284),
  })
})

it('PIT-02 nothing is left to do when the 180 nearest cards are rendered', () => {
  expect(nextBatch(masonry, sight, undefined, new Set(cards(0, 179)))).toEqual({ lacking: [], beyond: [] })
})
