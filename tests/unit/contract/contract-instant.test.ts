import { expect, it } from 'vitest'
import { Instant } from '../../../src/contract/shared/fields.ts'

it.each([
  ['2026-01-05T12:00:00.000Z', true],
  ['2024-02-29T23:59:59.999Z', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['2026-13-45T00:00:00.000Z', false],
  ['2026-02-29T00:00:00.000Z', false],
  ['2026-04-31T00:00:00.000Z', false],
  ['2026-01-05T24:00:00.000Z', false],
  ['2026-01-05T12:00:60.000Z', false],
  ['2026-01-05T12:00:00Z', false],
  ['2026-01-05T12:00:00.000+00:00', false],
])('API-01 %s is an instant: %s', (text, isInstant) => {
  expect(Instant.safeParse(text).success).toBe(isInstant)
})
