import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblem } from '../../../src/contract/shared/field-problem.ts'
import { Email, EmailAddress } from '../../../src/contract/shared/user/email.ts'

const MESSAGE = 'Please enter a valid email address.'

const good = [
  'a@b.c',
  'A@B.C',
  'ada@example.com',
  'ada.lovelace@example.com',
  'ada+news@example.com',
  'ada_lovelace@example.com',
  'ada-lovelace@example.com',
  "o'brien@example.ie",
  '1815@example.com',
  'ada@mail.example.co.uk',
  'ada@1.2.3.4',
  'ada@[127.0.0.1]',
  'ada@xn--exmple-cua.com',
  'ada@exämple.com',
  'ädä@example.com',
  '用户@例子.广告',
  'ада@пример.рф',
  '"ada"@example.com',
  'ada!#$%&*/=?^`{|}~@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..b@example.com',
  'ada@example.c',
  'ada@example.museum',
  '😀@example.com',
  'ada@😀.com',
  `${'a'.repeat(250)}@b.c`,
  `a@${'b'.repeat(250)}.c`,
  `a@b.${'c'.repeat(250)}`,
]

const bad = [
  'a',
  '@',
  '.',
  '@.',
  'a@',
  '@b',
  'a.b',
  'a@b',
  '@b.c',
  'a@.c',
  'a@b.',
  'a@.',
  'a@b.c.',
  'a.b@c',
  'a.b.c',
  'a@@b.c',
  'a@b@c.d',
  'a@b.c@',
  '@a@b.c',
  'a@b.c@d.e',
  ' ',
  '\t',
  ' a@b.c',
  'a@b.c ',
  'a @b.c',
  'a@ b.c',
  'a@b .c',
  'a@b. c',
  'a b@c.d',
  'a@b c.d',
  'a\t@b.c',
  'a@b.c\n',
  'a@b.c\r\n',
  'a\u00a0@b.c',
  'a@\u2003b.c',
  'a@b.\ufeffc',
  'ada@example..com',
  'ada@.example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.com-',
  'ada@localhost',
  'ada at example dot com',
  'mailto:ada',
  'mailto:ada@example.com',
  'ada@example,com',
  'ada@example.com,eve@example.com',
  'ada@example.com;eve@example.com',
  '<evil@x.test',
  '<ada@example.com>',
  'Ada(work)@example.com',
  'ada\\@example.com',
  'ada\u0000@example.com',
  'ada\u202e@example.com',
  'a\u200bda@example.com',
  `${'a'.repeat(251)}@b.c`,
  `a@${'b'.repeat(251)}.c`,
  `a@b.${'c'.repeat(251)}`,
  'a'.repeat(100_000),
]

describe('e-mail', () => {
  it('VAL-02 passes text @ text . text, and nothing typed yet', () => {
    expect(['', ...good].filter((text) => fieldProblem(Email, text) !== undefined)).toEqual([])
  })

  it('VAL-02 refuses everything else', () => {
    expect(bad.filter((text) => fieldProblem(Email, text) !== MESSAGE)).toEqual([])
  })

  it('VAL-02 an address is the same, but never empty', () => {
    const texts = ['', ...good, ...bad]
    expect(texts.map((text) => fieldProblem(EmailAddress, text))).toEqual([
      MESSAGE,
      ...good.map(() => undefined),
      ...bad.map(() => MESSAGE),
    ])
  })

  /** Requires text between all dots of the domain and after the last, so that the full stop of a sentence is not part of an address. */
  const part = String.raw`[^\s@.<-]([^\s@.<]*[^\s@.<-])?`
  const pattern = new RegExp(String.raw`^[^\s@<]+@${part}(\.${part})+$`)
  const isMisjudged = (text: string) => {
    const isGood = text === '' || (text.length <= 254 && pattern.test(text))
    return fieldProblem(Email, text) !== (isGood ? undefined : MESSAGE)
  }

  it('VAL-02 an address is the same however its letters are composed', () => {
    expect(EmailAddress.parse('ju\u0308rgen@exa\u0308mple.com')).toBe('jürgen@exämple.com')
  })

  it('VAL-02 agrees with the plain pattern on each text of up to six letters, ats, dots, hyphens and spaces', () => {
    const longer = (texts: string[]) => texts.flatMap((text) => ['a', '@', '.', '-', ' '].map((sign) => text + sign))
    const lengths = [['']]
    while (lengths.length <= 6) lengths.push(longer(lengths.at(-1) ?? []))
    const texts = lengths.flat()
    expect([texts.length, texts.filter(isMisjudged)]).toEqual([19_531, []])
  })

  it('VAL-02 agrees with the plain pattern, whatever is typed', () => {
    const typed = string({ unit: constantFrom('a', 'ü', '@', '.', '-', '<', '\t', '\u00a0', '😀'), maxLength: 10 })
    assert(
      property(typed, (text) => void expect([text].filter(isMisjudged)).toEqual([])),
      { numRuns: 1000 },
    )
  })

  it('VAL-02 an address keeps being one with more text at its front, and is none with a space anywhere', () => {
    const letters = string({ unit: constantFrom('a', 'Z', '0', '.', '_', 'é'), minLength: 1, maxLength: 40 })
    assert(
      property(constantFrom(...good.slice(0, 26)), letters, (address, more) => {
        const spaced = [...address].map((_, index) => `${address.slice(0, index)} ${address.slice(index)}`)
        expect([`${more}${address}`, ...spaced].map((text) => fieldProblem(Email, text))).toEqual([
          undefined,
          ...spaced.map(() => MESSAGE),
        ])
      }),
    )
  })
})
