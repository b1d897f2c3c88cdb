import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  canSend,
  emailOf,
  isLocked,
  problemOf,
  resetRequestMachine,
} from '../../../../src/machines/account/reset-request.machine.ts'
import { coverage, drive } from '../../drive/drive.ts'
import { pairedWalks } from '../../drive/pairs.ts'
import { ann, bob, silent } from '../../drive/people.ts'

const ports = { promises: ['requestReset'], streams: ['watchReturn'] }
const invalid = 'Please enter a valid email address.'
const typed = (email: string) => ({ type: 'email.changed', says: email, email })
const submitted = { type: 'form.submitted' }
const userCame = { type: 'user.came', email: ann.email }
const userLeft = { type: 'user.left' }
const returned = { type: 'network.returned' }
const accepted = { type: 'xstate.done.actor.requestReset', output: undefined }
const failedWith = (says: string, error: unknown) => ({ type: 'xstate.error.actor.requestReset', says, error })
const refusedWith = (status: number) => failedWith(String(status), new Failure('refused', status))
const unreachable = failedWith('silent', silent)
const waited = { type: 'xstate.after.retryTime.resetRequest.post.waiting', after: 15_000 }
const cases = [
  typed(bob.email),
  typed('bob@'),
  submitted,
  userCame,
  userLeft,
  returned,
  accepted,
  refusedWith(400),
  refusedWith(429),
  refusedWith(500),
  unreachable,
  waited,
]

/** OVL-08, PWD-03, VAL-08, ERR-07. */
function outcomeOf(events: AnyEventObject[]) {
  const calls: unknown[] = []
  const said: AnyEventObject[] = []
  let email = ''
  let locked: string | undefined
  let owed: string[] = []
  let isAsking = false
  const address = () => locked ?? email
  const isReady = () => address().endsWith('.test')
  const ask = () => {
    const [input] = owed
    isAsking = input !== undefined
    if (isAsking) calls.push({ port: 'requestReset', input })
  }
  const settle = () => {
    owed = owed.slice(1)
    ask()
  }
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'email.changed': (event) => {
      if (!locked) email = event.email
    },
    'form.submitted': () => {
      if (!isReady()) return
      said.push({ type: 'resetRequest.sent' })
      const isIdle = owed.length === 0
      if (!owed.includes(address())) owed = [...owed, address()]
      if (isIdle) ask()
    },
    'user.came': (event) => {
      locked = event.email
      email = ''
    },
    'user.left': () => {
      locked = undefined
      email = ''
    },
    'network.returned': () => owed.length > 0 && !isAsking && ask(),
    [accepted.type]: settle,
    [unreachable.type]: ({ error }) => {
      if (error.status === 400) return settle()
      isAsking = false
    },
    [waited.type]: ask,
  }
  for (const event of events) rules[event.type]?.(event)
  const problem = !locked && email === 'bob@' ? invalid : undefined
  return { email: address(), problem, isLocked: locked !== undefined, canSend: isReady(), said, calls }
}

const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof resetRequestMachine>>) => ({
  email: emailOf(snapshot()),
  problem: problemOf(snapshot()),
  isLocked: isLocked(snapshot()),
  canSend: canSend(snapshot()),
  said,
  calls,
})
const formAfter = async (...events: AnyEventObject[]) => {
  const form = drive(resetRequestMachine, ports)
  await form.walk(events)
  return seen(form)
}
const request = (input: string) => ({ port: 'requestReset', input })

describe('reset request', () => {
  const facets = ({ context }: AnyMachineSnapshot) => [context.email, context.locked, context.unsent.length]
  const paired = pairedWalks(resetRequestMachine, cases, facets)
  const covered = coverage(resetRequestMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`VAL-08 OVL-08 ERR-07 ${name}`, async () => {
      const form = drive(resetRequestMachine, ports)
      await form.walk(events, (soFar) => expect(seen(form)).toEqual(outcomeOf(soFar)))
      covered.add(form.walked)
    })
  }
  covered.prove()
})

describe('a reset request', () => {
  it.each(['', 'bob', 'bob@', 'bob@x', 'bob @x.test'])("VAL-08 is not sent to '%s'", async (email) => {
    const { said, calls, canSend } = await formAfter(typed(email), submitted)
    expect([said, calls, canSend]).toEqual([[], [], false])
  })

  it('OVL-08 PWD-03 a reset request is confirmed at once, whatever comes of it', async () => {
    const { said, calls } = await formAfter(typed(bob.email), submitted)
    expect([said, calls]).toEqual([[{ type: 'resetRequest.sent' }], [request(bob.email)]])
  })

  it('VAL-08 PWD-03 a member asks for the own address only', async () => {
    const form = await formAfter(typed(bob.email), userCame, typed(bob.email), submitted)
    expect([form.email, form.isLocked, form.problem, form.calls]).toEqual([
      ann.email,
      true,
      undefined,
      [request(ann.email)],
    ])
  })

  it('VAL-08 nothing of a member stays in the form of the next visitor', async () => {
    const { email, isLocked, canSend } = await formAfter(userCame, submitted, userLeft)
    expect([email, isLocked, canSend]).toEqual(['', false, false])
  })

  it.each([
    ['a refusal', refusedWith(400)],
    ['too many', refusedWith(429)],
    ['a fault of the server', refusedWith(500)],
    ['what breaks the contract', failedWith('off contract', new Failure('offContract', 418))],
    ['silence', unreachable],
  ])('ERR-07 the form does not reveal that it came to %s, and keeps what was typed', async (_, answer) => {
    const before = await formAfter(typed(bob.email), submitted)
    expect(await formAfter(typed(bob.email), submitted, answer)).toEqual(before)
  })

  it.each([
    ['15 seconds later', waited],
    ['as soon as the network is back', returned],
  ])('ERR-07 what could not be sent is sent %s, once it was got no more', async (_, again) => {
    const { calls } = await formAfter(typed(bob.email), submitted, unreachable, again, accepted, returned)
    expect(calls).toEqual([request(bob.email), request(bob.email)])
  })

  it.each([
    ['too many calls', refusedWith(429), 2],
    ['a fault of the server', refusedWith(500), 2],
    ['what breaks the contract', failedWith('off contract', new Failure('offContract', 418)), 2],
    ['a refusal, which asking again cannot mend', refusedWith(400), 1],
  ])('ERR-07 after %s the server is asked as often as helps', async (_, answer, times) => {
    const { calls } = await formAfter(typed(bob.email), submitted, answer, ...(times > 1 ? [waited] : [returned]))
    expect(calls).toEqual(Array(times).fill(request(bob.email)))
  })

  it('ERR-07 a request that waits outlives the form and the sign-in', async () => {
    const { calls } = await formAfter(userCame, submitted, unreachable, userLeft, typed(bob.email), returned)
    expect(calls).toEqual([request(ann.email), request(ann.email)])
  })

  it('OVL-08 every address gets its mail, and one only, in the order of asking', async () => {
    const twice = [typed(ann.email), submitted, typed(bob.email), submitted, typed(ann.email), submitted]
    const { calls } = await formAfter(...twice, accepted, accepted)
    expect(calls).toEqual([request(ann.email), request(bob.email)])
  })

  it('OVL-08 a mail that got lost can be asked for again', async () => {
    const { calls } = await formAfter(typed(bob.email), submitted, accepted, submitted)
    expect(calls).toEqual([request(bob.email), request(bob.email)])
  })
})
