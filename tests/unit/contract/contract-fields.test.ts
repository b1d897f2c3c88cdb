import { describe, expect, it } from 'vitest'
import { ProfileUpdate } from '../../../src/contract/account/profile-update.ts'
import { fieldProblem } from '../../../src/contract/shared/field-problem.ts'
import {
  About,
  FirstName,
  LastName,
  PASSWORD_SPECIALS,
  Password,
  Profession,
  passwordProblem,
  TypedPassword,
  Username,
} from '../../../src/contract/shared/user/account-fields.ts'
import { Email, EmailAddress } from '../../../src/contract/shared/user/email.ts'

describe('password', () => {
  it.each([
    ['', undefined],
    ['Abcdef1!', undefined],
    [`Abc1!${'x'.repeat(27)}`, undefined],
    ['Äbcdéf1~', undefined],
    ['Abcde1!', 'Password must be 8 to 32 characters.'],
    [`Abc1!${'x'.repeat(28)}`, 'Password must be 8 to 32 characters.'],
    ['Abc def1!', 'Password must contain no spaces.'],
    ['Abc\tdef1!', 'Password must contain no spaces.'],
    ['abcdef1!', 'Password must contain an uppercase letter.'],
    ['ABCDEF1!', 'Password must contain a lowercase letter.'],
    ['Abcdefg!', 'Password must contain a digit.'],
    ['Abcdefg1', 'Password must contain a special character.'],
    ['Abcdef1€', 'Password must contain a special character.'],
    ['abcdefgh!', 'Password must contain an uppercase letter and contain a digit.'],
    [
      ' ',
      'Password must be 8 to 32 characters, contain no spaces, contain an uppercase letter, contain a lowercase letter, contain a digit and contain a special character.',
    ],
    [
      'abc',
      'Password must be 8 to 32 characters, contain an uppercase letter, contain a digit and contain a special character.',
    ],
  ])('VAL-01 %j shows %j', (text, problem) => {
    expect([passwordProblem(text), Password.safeParse(text).success, fieldProblem(Password, text) ?? problem]).toEqual([
      problem,
      text !== '' && problem === undefined,
      text === '' ? 'Invalid input' : problem,
    ])
  })

  it('VAL-01 takes each special character of the fixed set, which is all of printable ASCII punctuation', () => {
    const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
    const punctuation = printable.filter((character) => !/[A-Za-z0-9]/.test(character))
    expect([...PASSWORD_SPECIALS].sort()).toEqual(punctuation.sort())
    expect(printable.filter((character) => passwordProblem(`Abcdefg1${character}`) === undefined)).toEqual(punctuation)
  })

  it('VAL-10 a typed password is held to the length of any text input only', () => {
    const accepted = ['', 'x', 'x'.repeat(100_000), 'x'.repeat(100_001)].map(
      (text) => TypedPassword.safeParse(text).success,
    )
    expect(accepted).toEqual([false, true, true, false])
  })
})

describe('e-mail', () => {
  const message = 'Please enter a valid email address.'
  const good = ['', 'a@b.c', 'first.last+tag@sub.example.org', 'ü@exämple.de', `${'a'.repeat(250)}@b.c`]
  const bad = [
    'a@b..c',
    'a@.b.c',
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a@.c',
    'a@b.',
    'a@b@c.d',
    'a b@c.d',
    'a@b.c ',
    ' ',
    `${'a'.repeat(251)}@b.c`,
  ]

  it.each(good)('VAL-02 %j passes', (text) => {
    expect(fieldProblem(Email, text)).toBeUndefined()
  })

  it.each(bad)('VAL-02 %j is refused', (text) => {
    expect(fieldProblem(Email, text)).toBe(message)
  })

  it('VAL-02 an address is an e-mail that is not empty', () => {
    expect(['', 'a@b', 'a@b.c'].map((text) => fieldProblem(EmailAddress, text))).toEqual([message, message, undefined])
  })

  it('VAL-02 takes time in proportion to the length of any text', () => {
    const hostile = ['a@', '@', 'a.', '.', 'a@b.', ' ', '@.'].map((piece) => piece.repeat(500_000))
    expect(hostile.map((text) => fieldProblem(Email, text))).toEqual(hostile.map(() => message))
  })
})

describe('username', () => {
  const characters = 'Only letters, numbers, underscores (_), and periods (.) are allowed.'
  const length = 'Username cannot be longer than 32 characters.'

  it.each([
    ['Ada_Lovelace.1815', undefined],
    ['x'.repeat(32), undefined],
    ['x'.repeat(33), length],
    ['ada lovelace', characters],
    ['ada-lovelace', characters],
    ['ädä', characters],
    ['ada\n', characters],
    ['-'.repeat(33), length],
  ])('VAL-03 %j shows %j', (text, problem) => {
    expect(fieldProblem(Username, text)).toEqual(problem)
  })
})

describe('profile', () => {
  const fields = [
    [FirstName, 32, 'First name must not exceed 32 characters.'],
    [LastName, 32, 'Last name must not exceed 32 characters.'],
    [Profession, 32, 'Profession must not exceed 32 characters.'],
    [About, 350, 'About must not exceed 350 characters.'],
  ] as const

  it.each(fields)('VAL-09 %# takes up to %2$i characters, and shows an error beyond', (schema, limit, message) => {
    expect(['', 'x'.repeat(limit), 'x'.repeat(limit + 1)].map((text) => fieldProblem(schema, text))).toEqual([
      undefined,
      undefined,
      message,
    ])
  })

  it.each(fields)('VAL-09 %# is trimmed before it is counted', (schema, limit) => {
    expect([`  ${'x'.repeat(limit)}\n`, '   '].map((text) => schema.parse(text))).toEqual(['x'.repeat(limit), ''])
  })

  it('PRO-09 takes a choice of each list or none, and nothing else', () => {
    const blank = {
      firstName: '',
      lastName: '',
      profession: '',
      about: '',
      email: 'a@b.c',
      country: '',
      language: '',
      gender: '',
    }
    const changes = [
      {},
      { country: "Cote d'Ivoire", language: 'Mandarin Chinese', gender: 'Prefer not to say' },
      { country: 'Atlantis' },
      { language: 'Latin' },
      { gender: 'male' },
      { username: 'ada' },
    ]
    expect(changes.map((change) => ProfileUpdate.safeParse({ ...blank, ...change }).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
