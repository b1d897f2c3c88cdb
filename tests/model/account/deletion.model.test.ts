import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  canConfirm,
  deletionMachine,
  isAsking,
  isDeleting,
  passwordOf,
  problemOf,
} from '../../../src/machines/account/deletion.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const wrong = 'Your password is wrong.'
const change = (says: string, password: string) => ({ type: 'password.changed', says, password })
const failed = (says: string, error: Error) => ({ type: 'xstate.error.actor.deleteAccount', says, error })
const asked = { type: 'deletion.asked' }
const typed = change('password', 'Secret-1')
const confirmed = { type: 'deletion.confirmed' }
const deleted = { type: 'xstate.done.actor.deleteAccount' }
const refused = failed('wrong', new Failure('refused', 401, { error: wrong }))
const unknown = failed('silent', silent)
const cancelled = { type: 'deletion.cancelled' }
const userLeft = { type: 'user.changed' }
const cases = [asked, typed, change('none', ''), confirmed, deleted, refused, unknown, cancelled, userLeft]

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let state = 'idle' as 'idle' | 'asking' | 'deleting'
  let password = ''
  let problem: string | undefined
  const enter = (next: typeof state) => {
    state = next
    if (next !== 'idle') return
    password = ''
    problem = undefined
  }
  const fail = () => {
    enter(password === '' ? 'idle' : 'asking')
    said.push({ type: 'deletion.failed' })
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'deletion.asked': () => state === 'idle' && enter('asking'),
    'password.changed': (event) => {
      if (state !== 'asking') return
      password = event.password
      problem = undefined
    },
    'deletion.confirmed': () => {
      if (state !== 'asking' || password === '') return
      enter('deleting')
      calls.push({ port: 'deleteAccount', input: { currentPassword: password } })
    },
    'deletion.cancelled': () => {
      if (state === 'asking') enter('idle')
      password = ''
      problem = undefined
    },
    'user.changed': () => enter('idle'),
    'xstate.done.actor.deleteAccount': () => {
      enter('idle')
      said.push({ type: 'account.deleted' })
    },
    'xstate.error.actor.deleteAccount': (event) => {
      if (event !== refused || password === '') return fail()
      enter('asking')
      problem = wrong
    },
  }
  for (const event of events) rules[event.type]?.(event)
  const isReady = state === 'asking' && password !== ''
  return {
    password,
    problem,
    isAsking: state !== 'idle',
    isDeleting: state === 'deleting',
    canConfirm: isReady,
    said,
    calls,
  }
}

const start = () => drive(deletionMachine, { promises: ['deleteAccount'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  password: passwordOf(snapshot()),
  problem: problemOf(snapshot()),
  isAsking: isAsking(snapshot()),
  isDeleting: isDeleting(snapshot()),
  canConfirm: canConfirm(snapshot()),
  said: [...said],
  calls: [...calls],
})
const deletionAfter = async (...events: AnyEventObject[]) => {
  const deletion = start()
  await deletion.walk(events)
  return { ...deletion, seen: () => seen(deletion) }
}

describe('deletion', () => {
  const covered = coverage(deletionMachine)
  for (const { name, events } of walks(deletionMachine, cases, ({ context }) => context)) {
    it(`ERR-07 SES-03 ${name}`, async () => {
      const deletion = start()
      await deletion.walk(events, (soFar) => expect(seen(deletion)).toEqual(outcomeOf(soFar)))
      covered.add(deletion.walked)
    })
  }
  covered.prove()
})

const call = { port: 'deleteAccount', input: { currentPassword: 'Secret-1' } }
const nothing = { password: '', problem: undefined, isAsking: false, isDeleting: false, canConfirm: false }

describe('a deletion', () => {
  it('goes out once, with the password that proves whose account it is, and leaves nothing behind', async () => {
    const { seen } = await deletionAfter(asked, confirmed, typed, confirmed, confirmed, deleted)
    expect(seen()).toEqual({ ...nothing, said: [{ type: 'account.deleted' }], calls: [call] })
  })

  it('ERR-07 a wrong password has a message beneath it until it is edited', async () => {
    const deletion = await deletionAfter(asked, typed, confirmed, refused)
    const { problem, canConfirm, said } = deletion.seen()
    await deletion.step(change('other', 'Secret-2'))
    expect([problem, canConfirm, said, deletion.seen().problem]).toEqual([wrong, true, [], undefined])
  })

  it.each([
    ['silence', silent],
    ['a 401 about the token', new Failure('refused', 401, { code: 'UNAUTHORIZED', message: 'Sign in.' })],
    ['500', new Failure('refused', 500)],
    ['an answer outside the contract', new Failure('offContract', 401, { error: wrong })],
  ])('ERR-07 a deletion that fails by %s is reported, and can be confirmed again or cancelled', async (_, error) => {
    const deletion = await deletionAfter(asked, typed, confirmed, failed('', error))
    const { calls: __, ...after } = deletion.seen()
    await deletion.step(confirmed)
    expect([after, deletion.calls]).toEqual([
      {
        password: 'Secret-1',
        problem: undefined,
        isAsking: true,
        isDeleting: false,
        canConfirm: true,
        said: [{ type: 'deletion.failed' }],
      },
      [call, call],
    ])
  })

  it.each([
    ['cancelling', cancelled],
    ['signing out', userLeft],
  ])('SES-03 no password survives %s', async (_, event) => {
    const { seen } = await deletionAfter(asked, typed, event)
    expect(seen()).toEqual({ ...nothing, said: [], calls: [] })
  })

  it.each([
    ['done', deleted, 'account.deleted'],
    ['refused', refused, 'deletion.failed'],
    ['lost', unknown, 'deletion.failed'],
  ])(
    'ERR-07 a deletion that is %s after its user has turned away is reported, and the password is not kept',
    async (_, answer, type) => {
      const deletion = await deletionAfter(asked, typed, confirmed, cancelled)
      const { password, isDeleting } = deletion.seen()
      await deletion.step(answer)
      expect([password, isDeleting, deletion.seen()]).toEqual([
        '',
        true,
        { ...nothing, said: [{ type }], calls: [call] },
      ])
    },
  )

  it('SES-03 a deletion that is answered after its user has signed out is not reported to the next user', async () => {
    const { seen } = await deletionAfter(asked, typed, confirmed, userLeft, deleted)
    expect(seen()).toEqual({ ...nothing, said: [], calls: [call] })
  })
})
