import { expect, it } from 'vitest'
import { judgePassword } from '../../../src/contract/account/password-strength.ts'
import { ownWords } from '../../../src/rules/account/own-words.ts'

const tooEasy = 'This password is too easy to guess.'
const namesYou = 'Password must not contain your name or email address.'

it.each([
  'Password1!',
  'P@ssw0rd1',
  'Qwerty123!',
  'Iloveyou1!',
  'Summer2024!',
  '1qaz@WSX',
  'Aa123456!',
  'Aaaaaaa1!',
  'Marketflux-1',
  // one word with a year, a date, or a few digits and signs
  ...[
    'Admin@123456789',
    'January-2026-January',
    'Liverpool-2024',
    'Charlotte.1990',
    '2024-L1verpool!',
    'Elizabeth-12.05.1952',
    'Nottingham-#1865',
  ],
  // rows of keys, sequences and repetitions
  ...['1qaz!QAZ2wsx@WSX', 'Abcdefgh12345678!', 'Qwertyuiop-1234567890', 'AbcAbcAbc123!'],
  // short ones with separators, or one after the other
  ...['Asdf-Zxcv-1234', 'Qwer-Asdf-Zxcv1', 'Abcd-1234-Efgh', '1234-5678-Abcd', 'Zxcv1234!Asdf', 'Zaq1@Wsx2#Edc3'],
  ...['Qazwsx!Edcrfv1', 'Asd-Fgh-Jkl-2024-Qwe', 'Rewq+4321+Fdsa', '!@#$-Qwer-1234', 'Aaaa-1111-Bbbb-2222'],
  // its year is not counted as signs
  'Changeme-2024!!',
])('VAL-11 the common password %s meets VAL-01 and is refused all the same', (password) => {
  const { strength, problem } = judgePassword(password, [])
  expect([strength < 3, problem]).toEqual([true, tooEasy])
})

it.each(['Some-Password-1', 'Demo-Account-1', 'Copper-Meadow-72', 'Liverpool-58#39#47', 'Xkrtvwqp-2024'])(
  'VAL-11 %s takes 10^8 guesses or more',
  (password) => {
    const { strength, problem } = judgePassword(password, [])
    expect([strength >= 3, problem]).toEqual([true, undefined])
  },
)

it.each(['Zx9!kQ2#', 'qT7$mW4!', 'aB3$xY9&', 'R8!vLp2@', 'n4&TzGw!', 'H?6jfXs2'])(
  'VAL-11 %s has the 8 characters of VAL-01, none of them part of a word or a pattern, and is good enough',
  (password) => {
    expect(judgePassword(password, [])).toEqual({ strength: 3 })
  },
)

it('VAL-11 of a thousand passwords of 10 random characters none is refused, of 3,000 of 8 characters at most 0.5 %', () => {
  const refused = (count: number, length: number) =>
    randomPasswords(count, length).filter((password) => judgePassword(password, []).problem)
  expect(refused(1000, 10)).toEqual([])
  expect(refused(3000, 8).length).toBeLessThanOrEqual(15)
})

/** Each has characters of all four kinds of VAL-01, in the order in which they are drawn. */
function randomPasswords(count: number, length: number) {
  const kinds = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789', '!@#$%^&*()-_=+?.']
  let seed = 1
  const draw = (text: string) => {
    seed = (seed * 48_271) % 2_147_483_647
    return text[seed % text.length] ?? ''
  }
  const drawOne = (): string => {
    const password = Array.from({ length }, () => draw(kinds.join(''))).join('')
    return kinds.every((kind) => [...kind].some((sign) => password.includes(sign))) ? password : drawOne()
  }
  return Array.from({ length: count }, drawOne)
}

it('VAL-11 the names and the address of an account, and their parts of 4 letters, are its own words', () => {
  const named = {
    email: 'Ann.Weaver@mail.harbour.test',
    username: 'Tide_Reader.7',
    firstName: 'Ann',
    lastName: 'Weaver',
  }
  expect(ownWords(named)).toEqual([
    ...['ann.weaver@mail.harbour.test', 'tide_reader.7', 'weaver'],
    ...['mail', 'harbour', 'tide', 'reader'],
  ])
})

it.each(['Copper-WEAVER-72', 'Tidal-Harbour-41'])(
  'VAL-11 %s contains a word of its owner, and is not strong',
  (password) => {
    const own = ownWords({ email: 'ann.weaver@harbour.test', username: 'ann' })
    const { strength, problem } = judgePassword(password, own)
    expect([strength < 3, problem, judgePassword(password, []).problem]).toEqual([true, namesYou, undefined])
  },
)
