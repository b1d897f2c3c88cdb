import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../src/contract/failure.ts'
import { canSend, draftOf, isSending, logInMachine, problemsOf } from '../../src/machines/log-in.machine.ts'
import { coverage, drive } from './drive.ts'
import { annFirst, silent } from './people.ts'
import { walks } from './walks.ts'

const ports = { promises: ['logIn'] }
const invalid = 'Please enter a valid email address.'
const change = (says: string, part: object) => ({ type: 'draft.changed', says, change: part })
const answeredWith = (status: number) => ({
  type: 'xstate.error.actor.logIn',
  says: String(status),
  error: new Failure('refused', status),
})
const submitted = { type: 'form.submitted' }
const granted = { type: 'xstate.done.actor.logIn', output: annFirst }
const unreachable = { type: 'xstate.error.actor.logIn', says: 'silent', error: silent }
const cases = [
  change('email', { email: 'ann@marketflux.test' }),
  change('broken email', { email: 'ann@' }),
  change('no email', { email: '' }),
  change('password', { password: 'Secret-1' }),
  change('no password', { password: '' }),
  change('remember me', { rememberMe: true }),
  submitted,
  granted,
  answeredWith(401),
  answeredWith(404),
  answeredWith(500),
  unreachable,
  { type: 'overlay.closed' },
]

/** ERR-01, ERR-02, ERR-08, VAL-05, OVL-13. */
function outcomeOf(events: AnyEventObject[]) {
  const blank = { email: '', password: '', rememberMe: false }
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let draft = blank
  let problems: { email?: string; password?: string } = {}
  let isSending = false
  const isReady = () =>
    !isSending && draft.email !== '' && draft.password !== '' && !problems.email && !problems.password

  for (const event of events) {
    if (event.type === 'overlay.closed') draft = { ...draft, password: '' }
    if (event.type === 'draft.changed' && !isSending) {
      draft = { ...draft, ...event.change }
      if (event.change.email !== undefined) problems.email = event.change.email === 'ann@' ? invalid : undefined
      if (event.change.password !== undefined) problems.password = undefined
    }
    if (event.type === 'form.submitted' && isReady()) {
      isSending = true
      calls.push({ port: 'logIn', input: draft })
    } else if (event === granted) {
      isSending = false
      draft = blank
      problems = {}
      said.push({ type: 'signIn.given', signIn: annFirst })
    } else if (event.type === 'xstate.error.actor.logIn') {
      isSending = false
      if (event.error.status === 401) problems = { password: 'Password incorrect.' }
      else if (event.error.status === 404) problems = { email: 'No account linked to this email.' }
      else said.push({ type: 'signIn.failed' })
    }
  }
  return { draft, problems, canSend: isReady(), isSending, said, calls }
}

const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof logInMachine>>) => ({
  draft: draftOf(snapshot()),
  problems: problemsOf(snapshot()),
  canSend: canSend(snapshot()),
  isSending: isSending(snapshot()),
  said,
  calls,
})

describe('log in', () => {
  const covered = coverage(logInMachine)
  for (const { name, events } of walks(logInMachine, cases, ({ context }) => context)) {
    it(`VAL-05 ERR-08 OVL-03 ${name}`, async () => {
      const logIn = drive(logInMachine, ports)
      await logIn.walk(events, (soFar) => expect(seen(logIn)).toEqual(outcomeOf(soFar)))
      covered.add(logIn.walked)
    })
  }
  covered.prove()
})

describe('a sign-in', () => {
  const email = change('email', { email: 'ann@marketflux.test' })
  const password = change('password', { password: 'Secret-1' })
  const wrong = change('password', { password: 'Secret-2' })
  const draft = { email: 'ann@marketflux.test', password: 'Secret-1', rememberMe: false }
  const logInAfter = async (...events: AnyEventObject[]) => {
    const logIn = drive(logInMachine, ports)
    await logIn.walk(events)
    return { ...logIn, ...seen(logIn) }
  }

  it.each([
    ['ERR-01', 404, { email: 'No account linked to this email.' }],
    ['ERR-02', 401, { password: 'Password incorrect.' }],
    ['VAL-05', 403, { email: 'Please verify your email address.' }],
  ])(
    '%s refused with %i says so under its field, keeps what was typed and is no notification',
    async (_, status, problems) => {
      const said = await logInAfter(email, password, submitted, answeredWith(status))
      expect([said.problems, said.draft, said.said, said.canSend]).toEqual([problems, draft, [], false])
    },
  )

  it.each([
    ['400', answeredWith(400)],
    ['429', answeredWith(429)],
    ['500', answeredWith(500)],
    ['nothing at all', unreachable],
    ['what breaks the contract', { type: 'xstate.error.actor.logIn', error: new Failure('offContract') }],
    [
      'what breaks the contract with a known status',
      { type: 'xstate.error.actor.logIn', error: new Failure('offContract', 401) },
    ],
  ])('ERR-08 answered with %s puts nothing under a field, is told of, and can be sent again', async (_, answer) => {
    const failed = await logInAfter(email, password, submitted, answer)
    expect([failed.problems, failed.draft, failed.said, failed.canSend]).toEqual([
      {},
      draft,
      [{ type: 'signIn.failed' }],
      true,
    ])
  })

  it('ERR-01 VAL-05 the message goes when its field is edited, and only then', async () => {
    const logIn = await logInAfter(email, password, submitted, answeredWith(404), wrong)
    const still = problemsOf(logIn.snapshot())
    await logIn.step(change('other email', { email: 'bob@marketflux.test' }))
    expect([still, problemsOf(logIn.snapshot()), canSend(logIn.snapshot())]).toEqual([
      { email: 'No account linked to this email.' },
      {},
      true,
    ])
  })

  it('ERR-02 VAL-05 editing the password clears its error', async () => {
    const { problems, canSend } = await logInAfter(email, password, submitted, answeredWith(401), wrong)
    expect([problems, canSend]).toEqual([{}, true])
  })

  it('VAL-05 the e-mail is checked as it is typed', async () => {
    const logIn = await logInAfter()
    const problems = []
    for (const typed of ['a', 'ann@', 'ann@x.test', '']) {
      await logIn.step(change(typed, { email: typed }))
      problems.push(problemsOf(logIn.snapshot()).email)
    }
    expect(problems).toEqual([invalid, invalid, undefined, undefined])
  })

  it('OVL-03 is sent once however often it is pressed, with Remember Me as ticked', async () => {
    const { calls } = await logInAfter(
      email,
      password,
      change('remember me', { rememberMe: true }),
      submitted,
      submitted,
    )
    expect(calls).toEqual([{ port: 'logIn', input: { ...draft, rememberMe: true } }])
  })

  it('OVL-03 leaves the e-mail but never the password in a closed dialog', async () => {
    const { draft: kept } = await logInAfter(email, password, { type: 'overlay.closed' })
    expect(kept).toEqual({ ...draft, password: '' })
  })

  it('OVL-03 leaves nothing behind when it was given', async () => {
    const { draft: left, said } = await logInAfter(email, password, submitted, granted)
    expect([left, said]).toEqual([
      { email: '', password: '', rememberMe: false },
      [{ type: 'signIn.given', signIn: annFirst }],
    ])
  })
})
