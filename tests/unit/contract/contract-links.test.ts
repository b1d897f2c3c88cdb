import { describe, expect, it } from 'vitest'
import { fieldProblem } from '../../../src/contract/shared/field-problem.ts'
import { HttpLink, Id, Instant } from '../../../src/contract/shared/fields.ts'

const passes = (field: typeof HttpLink, texts: string[]) => texts.map((text) => field.safeParse(text).success)

describe('a link of an item', () => {
  it.each([
    ['http://example.com', true],
    ['https://example.com/a?b=c#d', true],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['data:text/html,hello', false],
    ['https://ada@example.com', false],
    ['https://:secret@example.com', false],
    ['https://ada:secret@example.com', false],
    ['/news', false],
    ['example.com', false],
    ['', false],
  ])('API-01 %j passes: %s', (text, isLink) => {
    expect(HttpLink.safeParse(text).success).toBe(isLink)
  })

  it('API-01 has at most 2,048 characters', () => {
    const link = (length: number) => 'https://example.com/'.padEnd(length, 'x')
    expect(passes(HttpLink, [link(2048), link(2049)])).toEqual([true, false])
  })

  it('API-01 is refused in words', () => {
    expect([fieldProblem(HttpLink, 'ftp://example.com'), fieldProblem(HttpLink, 'https://example.com')]).toEqual([
      'Not an http link.',
      undefined,
    ])
  })
})

it('API-01 an id is 1 to 64 letters, digits, _ or -, and nothing beside them', () => {
  const texts = ['a', 'aZ_9-', 'x'.repeat(64), '', 'x'.repeat(65), ' a', 'a ', 'a/b', '../a', 'é']
  expect(passes(Id, texts)).toEqual([true, true, true, false, false, false, false, false, false, false])
})

it('API-01 an instant has nothing before or after it', () => {
  const instant = '2026-01-05T12:00:00.000Z'
  expect(passes(Instant, [instant, ` ${instant}`, `x${instant}`, `${instant}x`, `+00${instant}`])).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
