import { expect, it } from 'vitest'
import { copyName, isPresetName } from '../../../src/rules/presets/presets.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

it('FED-13 a preset’s name is not blank, and has at most 100 characters', () => {
  expect(['', '  ', 'Oil', 'x'.repeat(100), ` ${'x'.repeat(100)} `, 'x'.repeat(101)].map(isPresetName)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

it('a copy gets the next free name within the limit', () => {
  const long = 'x'.repeat(100)
  expect([
    copyName('Oil', named('Oil')),
    copyName('Oil', named('Oil', 'Oil (2)', 'Oil (3)')),
    copyName('Oil (2)', named('Oil (2)', 'Oil (3)')),
    copyName(long, named(long)),
  ]).toEqual(['Oil (2)', 'Oil (4)', 'Oil (4)', `${'x'.repeat(96)} (2)`])
})
