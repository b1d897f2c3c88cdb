import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf, nameOf, splitName } from '../../../src/rules/shared/names.ts'

describe('a single name', () => {
  it.each([
    ['', '', ''],
    [' ', '', ''],
    ['Ada', 'Ada', ''],
    [' Ada ', 'Ada', ''],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada Lovelace  ', 'Ada', 'Lovelace'],
    ['Ada  Lovelace', 'Ada', 'Lovelace'],
    ['Augusta Ada King', 'Augusta Ada', 'King'],
    ['Johann  Wolfgang von Goethe', 'Johann  Wolfgang von', 'Goethe'],
    ['王 小明', '王', '小明'],
    [`${'x'.repeat(40)} ${'y'.repeat(23)}`, 'x'.repeat(40), 'y'.repeat(23)],
  ])('CON-07 %j is split at its last space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName })
  })

  const word = string({ unit: constantFrom('a', 'É', '-', "'", '.', '明', '😀'), minLength: 1, maxLength: 20 })
  const space = string({ unit: constantFrom(' '), maxLength: 3 })

  it('CON-07 gives back the words that it was made of, the last alone', () => {
    assert(
      property(array(word, { minLength: 2, maxLength: 5 }), space, space, (words, before, after) => {
        expect(splitName(`${before}${words.join(' ')}${after}`)).toEqual({
          firstName: words.slice(0, -1).join(' '),
          lastName: words.at(-1),
        })
      }),
    )
  })

  it('CON-07 loses no letter and has neither part begin or end with a space, whatever is typed', () => {
    assert(
      property(string({ unit: constantFrom('a', 'b', ' ', '\t', '\u00a0'), maxLength: 64 }), (text) => {
        const { firstName, lastName } = splitName(text)
        const letters = text.replace(/\s/g, '')
        expect([`${firstName}${lastName}`.replace(/\s/g, ''), firstName.trim(), lastName.includes(' ')]).toEqual([
          letters,
          firstName,
          false,
        ])
      }),
    )
  })
})

describe('the name of a user', () => {
  it.each([
    ['Ann', 'Lee', 'Ann Lee', 'AL'],
    ['  Ann', 'Lee ', 'Ann Lee', 'AL'],
    ['Ann', ' ', 'Market Fluxer', 'MF'],
    ['', 'Lee', 'Market Fluxer', 'MF'],
    ['👩‍🚀 Ann', 'Lee', '👩‍🚀 Ann Lee', '👩‍🚀A'],
    ['😀', '🇩🇪x', '😀 🇩🇪x', '😀🇩🇪'],
    ['e\u0301va', 'ölund', 'e\u0301va ölund', 'E\u0301Ö'],
    ['Ann  Mary', 'Lee', 'Ann  Mary Lee', 'AM'],
  ])('PRO-05 of %j and %j is %j, and its avatar shows %j', (firstName, lastName, name, initials) => {
    expect([nameOf({ firstName, lastName }), initialsOf({ firstName, lastName })]).toEqual([name, initials])
  })
})
