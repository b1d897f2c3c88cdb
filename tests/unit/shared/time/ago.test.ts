import { expect, it } from 'vitest'
import { ago } from '../../../../src/rules/shared/time/ago.ts'

it.each([
  ['10:05:00', 'just now'],
  ['10:04:01', 'just now'],
  ['10:04:00', '1 minute ago'],
  ['10:00:01', '4 minutes ago'],
  ['09:05:01', '59 minutes ago'],
  ['09:05:00', '1 hour ago'],
  ['11:00:00', 'just now'],
])('SES-15 at 10:05 an instant at %s was %s', (time, words) => {
  expect(ago(`2026-01-05T${time}.000Z`, '2026-01-05T10:05:00.000Z')).toBe(words)
})

it.each([
  ['2026-01-04T10:05:01.000Z', '23 hours ago'],
  ['2026-01-04T10:05:00.000Z', '1 day ago'],
  ['2025-11-01T10:05:00.000Z', '65 days ago'],
])('SES-15 %s was %s', (instant, words) => {
  expect(ago(instant, '2026-01-05T10:05:00.000Z')).toBe(words)
})
