import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, createRedaction, HIDDEN } from '../../../src/rules/inspector/redaction.ts'

const redact = (value: unknown) => createRedaction()(value)

describe('the redaction of the inspector', () => {
  it.each([
    'password',
    'currentPassword',
    'newPassword',
    'confirm',
    'token',
    'accessToken',
    'Authorization',
    'bearer',
    'cookie',
  ])('CHT-04 hides fields called %s at any depth', (name) => {
    const secret = { [name]: 'hunter2' }
    expect(redact({ draft: secret, list: [secret] })).toEqual({
      draft: { [name]: HIDDEN },
      list: [{ [name]: HIDDEN }],
    })
  })

  it('CHT-04 hides texts in the form of a token, and the token of a mailed link', () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
    const jwe = `${jwt}.more.parts`
    expect(redact([`it is ${jwt}`, jwe, '/verify-email?token=abc-1&x=2', 'Bearer abc.def'])).toEqual([
      `it is ${HIDDEN}`,
      HIDDEN,
      `/verify-email?token=${HIDDEN}&x=2`,
      `Bearer ${HIDDEN}`,
    ])
  })

  it('CHT-04 hides a known password in all later messages', () => {
    const show = createRedaction()
    show({ type: 'draft.changed', change: { password: 'correct horse' } })
    expect(show({ error: new Error('refused: correct horse') })).toEqual({
      error: { name: 'Error', message: `refused: ${HIDDEN}` },
    })
  })

  it('CHT-04 shows whether there is a secret, and everything else', () => {
    const draft = { email: 'a@b.example', password: '', rememberMe: true, type: 'password.changed', token: undefined }
    expect(redact(draft)).toEqual(draft)
  })

  it('CHT-04 shortens long values, keeps unchanged ones, and ends at circular references', () => {
    const show = createRedaction()
    const item = { id: '1' }
    const round: Record<string, unknown> = { name: 'round' }
    round.self = round
    const before = show({ items: [item] })
    const after = show({ items: [item, item] })
    expect([
      show(Array.from({ length: 500 }, (_, index) => index)),
      show(round),
      Object.is((before as { items: unknown[] }).items[0], (after as { items: unknown[] }).items[1]),
    ]).toEqual([[...Array(20).keys(), '… 480 more'], { name: 'round', self: '(itself)' }, true])
  })

  it('CHT-04 shows every kind of value plainly', () => {
    const kinds = {
      call: () => undefined,
      mark: Symbol('x'),
      big: 10n,
      nothing: null,
      day: new Date(0),
      map: new Map<unknown, unknown>([
        [1, 'one'],
        ['password', 'hunter2'],
      ]),
      set: new Set(['a']),
      fault: Object.assign(new TypeError('broken'), { status: 500 }),
    }
    expect(redact(kinds)).toEqual({
      call: '(function)',
      mark: '(symbol)',
      big: '(bigint)',
      nothing: null,
      day: { date: '1970-01-01T00:00:00.000Z' },
      map: { 1: 'one', password: HIDDEN },
      set: { set: ['a'] },
      fault: { name: 'TypeError', message: 'broken', status: 500 },
    })
    expect(redact({ password: null, token: true, secret: 7 })).toEqual({ password: null, token: true, secret: HIDDEN })
    expect(HIDDEN).toBe('•••')
  })

  it('CHT-04 cuts values with more than 20 items, 60 fields, 400 letters or 10 levels', () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, n]))
    const deep = (levels: number): unknown => (levels === 0 ? 'ground' : { in: deep(levels - 1) })
    const listed = (levels: number): unknown => (levels === 0 ? 'ground' : [listed(levels - 1)])
    expect(redact(fields(60))).toEqual(fields(60))
    expect(redact(fields(63))).toEqual({ ...fields(60), '…': 3 })
    expect([redact('x'.repeat(400)), redact('x'.repeat(401))]).toEqual(['x'.repeat(400), `${'x'.repeat(400)}…`])
    expect(redact(Array.from({ length: 20 }, () => 0))).toEqual(Array.from({ length: 20 }, () => 0))
    expect([redact(deep(10)), redact(listed(10))]).toEqual([deep(10), listed(10)])
    expect([JSON.stringify(redact(deep(11))).includes('"in":"…"'), JSON.stringify(redact(listed(11)))]).toEqual([
      true,
      `${'['.repeat(10)}"…"${']'.repeat(10)}`,
    ])
  })

  it('CHT-04 hides secrets of six letters in later texts, and no names that only begin or end like a secret’s', () => {
    const show = createRedaction()
    show({ password: 'sesame', secret: 'open' })
    expect([show('sesame, open!'), show({ confirmed: 'yes', reconfirm: 'no', otpless: 'so' })]).toEqual([
      `${HIDDEN}, open!`,
      { confirmed: 'yes', reconfirm: 'no', otpless: 'so' },
    ])
    expect(redact(['#reset_token=abc d', '?a-token=abc&x', 'mytoken=abc'])).toEqual([
      `#reset_token=${HIDDEN} d`,
      `?a-token=${HIDDEN}&x`,
      'mytoken=abc',
    ])
  })

  it('CHT-04 a cut list shows its original length', () => {
    const lists = [0, 20, 21, 500].map((length) => Array.from({ length }, () => 'x'))
    const counted = [...lists, ['… 3 more']].map((list) => countOf(createRedaction()(list) as unknown[]))
    expect(counted).toEqual([0, 20, 21, 500, 1])
  })

  it('CHT-04 no shape of a value lets a secret through', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9!]{8,20}$/)
    const within = (text: string) =>
      fc.letrec((tie) => ({
        value: fc.oneof(
          { depthSize: 'small' },
          fc.constant(text),
          fc.constant(`said ${text} aloud`),
          fc.integer(),
          fc.array(tie('value'), { maxLength: 4 }),
          fc.dictionary(fc.constantFrom('a', 'b', 'note', 'password'), tie('value'), { maxKeys: 4 }),
        ),
      })).value
    fc.assert(
      fc.property(
        secret.chain((text) => fc.tuple(fc.constant(text), within(text))),
        ([text, value]) => {
          const show = createRedaction()
          show({ type: 'password.changed', password: text })
          expect(JSON.stringify(show({ value })) ?? '').not.toContain(text)
        },
      ),
    )
  })
})
