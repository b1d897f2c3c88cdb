import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, createRedaction, HIDDEN } from '../../src/rules/redaction.ts'

const redact = (value: unknown) => createRedaction()(value)

describe('what the inspector may show', () => {
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
  ])('CHT-04 hides what is called %s, wherever it stands', (name) => {
    const secret = { [name]: 'hunter2' }
    expect(redact({ draft: secret, list: [secret] })).toEqual({
      draft: { [name]: HIDDEN },
      list: [{ [name]: HIDDEN }],
    })
  })

  it('CHT-04 hides what has the form of a token, and the token of a mailed link', () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
    const jwe = `${jwt}.more.parts`
    expect(redact([`it is ${jwt}`, jwe, '/verify-email?token=abc-1&x=2', 'Bearer abc.def'])).toEqual([
      `it is ${HIDDEN}`,
      HIDDEN,
      `/verify-email?token=${HIDDEN}&x=2`,
      `Bearer ${HIDDEN}`,
    ])
  })

  it('CHT-04 hides a password that it has seen in whatever is said later', () => {
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

  it('CHT-04 shortens what is long, keeps what did not change, and ends where things contain themselves', () => {
    const show = createRedaction()
    const item = { id: '1' }
    const round: Record<string, unknown> = { name: 'round' }
    round.self = round
    const before = show({ items: [item] })
    const after = show({ items: [item, item] })
    expect([
      show(Array.from({ length: 500 }, (_, place) => place)),
      show(round),
      Object.is((before as { items: unknown[] }).items[0], (after as { items: unknown[] }).items[1]),
    ]).toEqual([[...Array(20).keys(), '… 480 more'], { name: 'round', self: '(itself)' }, true])
  })

  it('CHT-04 a list that was cut says how many it had', () => {
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
