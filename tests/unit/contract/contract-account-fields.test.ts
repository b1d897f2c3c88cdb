import { describe, expect, it } from 'vitest'
import {
  ContactFirstName,
  ContactLastName,
  ContactMessage,
  ContactName,
  ContactText,
} from '../../../src/contract/contact/contact.ts'
import { fieldProblem } from '../../../src/contract/shared/field-problem.ts'
import { Password, passwordProblem } from '../../../src/contract/shared/user/account-fields.ts'
import { countries } from '../../../src/contract/shared/user/countries.ts'
import { Country, Gender, genders, Language, languages } from '../../../src/contract/shared/user/user.ts'

const demands = [
  ['be 8 to 32 characters', ''],
  ['contain no spaces', ' '],
  ['contain an uppercase letter', 'Q'],
  ['contain a lowercase letter', 'q'],
  ['contain a digit', '7'],
  ['contain a special character', '~'],
] as const
const combinations = Array.from({ length: 2 ** demands.length }, (_, bits) =>
  demands.map((_, index) => (bits & (1 << index)) !== 0),
)
const inEnglish = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** A text that misses only the given demands; its filler is a letter without case, and no digit, space or special character. */
function passwordMissing(missing: boolean[], length: number) {
  const pieces = demands.map(([, piece], index) => ((index === 1) === (missing[index] === true) ? piece : ''))
  return pieces.join('').padEnd(length, '文')
}

function sentence(missing: boolean[]) {
  const said = demands.filter((_, index) => missing[index] === true).map(([says]) => says)
  return said.length === 0 ? undefined : `Password must ${inEnglish.format(said)}.`
}

describe('password', () => {
  it('VAL-01 each of the 64 sets of missing demands makes its own sentence, at each edge of the length', () => {
    const received = combinations.map((missing) =>
      (missing[0] ? [7, 33] : [8, 32]).map((length) => passwordProblem(passwordMissing(missing, length))),
    )
    expect(received).toEqual(combinations.map((missing) => [sentence(missing), sentence(missing)]))
    expect(new Set(received.flat()).size).toBe(64)
  })

  it('VAL-01 joins with commas, and with and before the last', () => {
    expect(['Äb c~', 'Äbcdefg~', 'Äbcdefgh', 'ÄB~4567'].map((text) => fieldProblem(Password, text))).toEqual([
      'Password must be 8 to 32 characters, contain no spaces and contain a digit.',
      'Password must contain a digit.',
      'Password must contain a digit and contain a special character.',
      'Password must be 8 to 32 characters and contain a lowercase letter.',
    ])
  })
  it('VAL-01 knows the cases of every script, and the digits 0 to 9 only', () => {
    expect(['ÄÖÜé123~', 'äöüÉ123~', 'ÄÖÜé١٢٣~'].map((text) => fieldProblem(Password, text))).toEqual([
      undefined,
      undefined,
      'Password must contain a digit.',
    ])
  })
})

describe('contact', () => {
  it.each([
    ['first name', ContactFirstName, 32, 'First name must not exceed 32 characters.'],
    ['last name', ContactLastName, 32, 'Last name must not exceed 32 characters.'],
    ['single name', ContactName, 64, 'Name must not exceed 64 characters.'],
    ['message', ContactText, 500, 'Message must not exceed 500 characters.'],
  ] as const)('CON-04 the %s shows an error only when it exceeds its limit', (_, field, limit, message) => {
    const texts = [
      '',
      ' ',
      '\n',
      'x'.repeat(limit),
      `${'é'.repeat(limit)} `,
      'x'.repeat(limit + 1),
      'x'.repeat(100_000),
    ]
    expect(texts.map((text) => fieldProblem(field, text))).toEqual([...Array(5).fill(undefined), message, message])
  })

  it('CON-04 an empty message shows no error, but cannot be sent', () => {
    const blank = { firstName: '', lastName: '', email: '' }
    const sent = ['', 'x', 'x'.repeat(501)].map((message) => ContactMessage.safeParse({ ...blank, message }).success)
    expect([fieldProblem(ContactText, ''), ...sent]).toEqual([undefined, false, true, false])
  })
})

describe('profile lists', () => {
  it('PRO-09 has 185 to 200 countries, each once, in English alphabetical order', () => {
    const sorted = [...new Set<string>(countries)].sort(new Intl.Collator('en').compare)
    expect(countries).toEqual(sorted)
    expect([countries[0], countries.at(-1), countries.length >= 185 && countries.length <= 200]).toEqual([
      'Afghanistan',
      'Zimbabwe',
      true,
    ])
  })

  it('PRO-09 names countries in the specified forms, without accents', () => {
    const forms = ['Congo, Democratic Republic of the', "Cote d'Ivoire", 'Korea, North', 'Korea, South']
    expect(countries.filter((name) => forms.includes(name))).toEqual(forms)
    expect(countries.filter((name) => !/^[A-Z][A-Za-z',\- ]+$/.test(name))).toEqual([])
  })

  it('PRO-09 has the specified genders and twenty languages, in this order', () => {
    expect([genders, languages]).toEqual([
      ['Male', 'Female', 'Other', 'Prefer not to say'],
      'English, Spanish, French, German, Mandarin Chinese, Japanese, Hindi, Portuguese, Russian, Arabic, Bengali, Italian, Korean, Turkish, Vietnamese, Urdu, Persian, Thai, Swahili, Dutch'.split(
        ', ',
      ),
    ])
  })

  it('PRO-09 takes every choice of each list, and none', () => {
    const lists = [
      [Country, countries],
      [Gender, genders],
      [Language, languages],
    ] as const
    expect(
      lists.map(([field, choices]) => ['', ...choices].filter((choice) => !field.safeParse(choice).success)),
    ).toEqual([[], [], []])
  })
})
