import { expect, it } from 'vitest'
import type { Story } from '../../../src/contract/stories/stories.ts'
import { evidenceOf } from '../../../src/rules/news-pit/evidence.ts'

const member = (id: string, minute: number) => ({
  id,
  at: `2026-01-05T12:${`${minute}`.padStart(2, '0')}:00.000Z`,
  title: `Title ${id}`,
  articleSource: `Wire of ${id}`,
  link: null,
})
const story = (count: number, ...members: ReturnType<typeof member>[]): Story => ({ members, count })
const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id)
const seen = ({ cited, others, ...counts }: ReturnType<typeof evidenceOf>) => ({
  cited: idsOf(cited),
  others: idsOf(others),
  ...counts,
})

it('PIT-16 names what a story rests on and what else reports the same, each once and by time', () => {
  const one = story(3, member('x', 1), member('b', 2), member('a', 3))
  const other = story(1, member('c', 0))
  expect(seen(evidenceOf(['a', 'b', 'c', 'gone'], [one, one, other, undefined]))).toEqual({
    cited: ['c', 'b', 'a'],
    others: ['x'],
    more: 0,
    missing: 1,
  })
})

it('PIT-16 ten other reports are named, and the rest are counted, of those that the server does not name, too', () => {
  const many = Array.from({ length: 12 }, (_, nth) => member(`m${nth}`, nth + 1))
  expect(seen(evidenceOf(['a'], [story(60, member('a', 0), ...many)]))).toEqual({
    cited: ['a'],
    others: idsOf(many.slice(0, 10)),
    more: 49,
    missing: 0,
  })
})
