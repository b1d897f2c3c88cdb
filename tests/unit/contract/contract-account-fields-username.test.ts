import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SignUpRequest } from '../../../src/contract/account/sign-up.ts'
import { fieldProblem } from '../../../src/contract/shared/field-problem.ts'
import { Username } from '../../../src/contract/shared/user/account-fields.ts'
import { SignedUp, User } from '../../../src/contract/shared/user/user.ts'
import { NewUsername } from '../../../src/contract/shared/user/username.ts'

const RESTRICTED = 'Username contains restricted or profane words.'
const LENGTH = 'Username cannot be longer than 32 characters.'
const LETTER = 'Username must contain a letter or a number.'
const CHARACTERS = 'Only letters, numbers, underscores (_), and periods (.) are allowed.'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const namesIn = (file: string) => read(`../../fixtures/names/${file}`).trim().split('\n')
const innocent = namesIn('innocent.txt')
const restricted = namesIn('restricted.txt')
const problems = (texts: string[]) => texts.map((text) => fieldProblem(NewUsername, text))

describe('a new username', () => {
  it('VAL-03 passes for each of more than 500 innocent names', () => {
    expect(new Set(innocent.map((name) => name.toLowerCase())).size).toBeGreaterThanOrEqual(500)
    expect(innocent.filter((name) => fieldProblem(NewUsername, name) !== undefined)).toEqual([])
  })

  it('VAL-03 is refused for each of more than 120 profane or reserved ones', () => {
    expect(new Set(restricted).size).toBeGreaterThanOrEqual(120)
    expect(restricted.filter((name) => fieldProblem(NewUsername, name) !== RESTRICTED)).toEqual([])
  })

  it('VAL-03 is refused in every case of its letters', () => {
    const cases = restricted.filter((name) => !/[A-Z]/.test(name)).map((name) => name.toUpperCase())
    expect(cases.filter((name) => fieldProblem(NewUsername, name) !== RESTRICTED)).toEqual([])
  })

  it('VAL-03 a reserved word is one as the whole name or a part of it, not within a longer word', () => {
    const reserved = ['admin', 'Admin_7', 'joe.admin', '7admin7', 'JoeAdmin', 'adm1n', 'ad_min', 'market_flux_fan']
    const free = [
      'Adminson',
      'badminton',
      'Rooter',
      'uprooted',
      'Helpman',
      'helpful',
      'apiary',
      'staffordshire',
      'flux',
    ]
    expect(problems([...reserved, ...free])).toEqual([...reserved.map(() => RESTRICTED), ...free.map(() => undefined)])
  })

  it('VAL-03 shows the first that applies: words, length, characters', () => {
    const x = 'x'.repeat(40)
    expect(problems([`admin_${x}-`, `admin_${x}`, 'admin-', `${x}-`, x, 'x-', 'x', 'x'.repeat(32)])).toEqual([
      RESTRICTED,
      RESTRICTED,
      RESTRICTED,
      LENGTH,
      LENGTH,
      CHARACTERS,
      undefined,
      undefined,
    ])
  })

  it('VAL-03 has a letter or a number in it, which an older one may lack', () => {
    const signs = ['_', '...', '_._', 'x'.repeat(0)]
    expect([problems([...signs, '_a', '7.']), signs.slice(0, 3).map((name) => fieldProblem(Username, name))]).toEqual([
      [LETTER, LETTER, LETTER, fieldProblem(Username, ''), undefined, undefined],
      [undefined, undefined, undefined],
    ])
  })

  it('VAL-03 VAL-10 searches the first 1,000 characters of a text for words', () => {
    const texts = [995, 996, 100_000].map((length) => `${'x'.repeat(length - 1)}.fuck`)
    expect(problems(texts)).toEqual([RESTRICTED, RESTRICTED, LENGTH])
    expect(problems([`${'x'.repeat(996)}.fuck`])).toEqual([LENGTH])
  })

  it('VAL-03 is always a username, and a username is one unless its words are refused', () => {
    const typed = oneof(
      string({ unit: constantFrom('a', 'S', 's', 'F', '1', '_', '.', '-', 'é'), maxLength: 40 }),
      constantFrom(...innocent, ...restricted),
    )
    assert(
      property(typed, (text) => {
        const shape = fieldProblem(Username, text)
        expect([shape, RESTRICTED, ...(/[a-z0-9]/i.test(text) ? [] : [LETTER])]).toContain(
          fieldProblem(NewUsername, text),
        )
      }),
    )
  })
})

describe('the uses of a username', () => {
  const account = { email: 'a@b.c', password: 'Abcdef1!' }

  it('VAL-03 a sign-up checks its username', () => {
    const names = ['ada', 'admin', 'f.u.c.k', '', 'x'.repeat(33)]
    expect(names.map((username) => SignUpRequest.safeParse({ ...account, username }).success)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('VAL-03 an account keeps the name that it has', () => {
    const texts = ['firstName', 'lastName', 'profession', 'about', 'country', 'language', 'gender']
    const user = { ...Object.fromEntries(texts.map((text) => [text, ''])), email: 'a@b.c', username: 'admin' }
    expect([User.parse(user), SignedUp.parse({ email: 'a@b.c', username: 'admin' })]).toEqual([
      user,
      { email: 'a@b.c', username: 'admin' },
    ])
  })

  it('the words come with sign-up only, not with users', () => {
    expect(
      [filesBehind('account/sign-up.ts'), filesBehind('shared/user/user.ts')].map((files) =>
        files.has('shared/user/username-words.ts'),
      ),
    ).toEqual([true, false])
  })
})

/** The transitive imports of a file of the contract. */
function filesBehind(file: string, known = new Set([file])) {
  for (const [, path = ''] of readFileSync(`src/contract/${file}`, 'utf8').matchAll(
    /^(?:import|export|\}).* from ['"](\..*)['"];?$/gm,
  )) {
    const name = join(dirname(file), path)
    if (!known.has(name)) filesBehind(name, known.add(name))
  }
  return known
}
