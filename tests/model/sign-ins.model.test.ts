import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../src/contract/failure.ts'
import {
  canEnd,
  endingOf,
  hasFailed,
  isLoading,
  signInsMachine,
  signInsOf,
} from '../../src/machines/sign-ins.machine.ts'
import { coverage, drive } from './drive.ts'
import { silent } from './people.ts'
import { walks } from './walks.ts'

const signIn = (id: string, isCurrent = false) => ({
  id,
  startedAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-05T10:00:00.000Z',
  userAgent: 'Firefox',
  isRemembered: true,
  isCurrent,
})
const [here, phone, old] = [signIn('here', true), signIn('phone'), signIn('old')]
const asked = { type: 'list.asked' }
const listed = { type: 'xstate.done.actor.listSignIns', output: [here, phone, old] }
const unlisted = { type: 'xstate.error.actor.listSignIns', error: silent }
const end = (id: string) => ({ type: 'end.pressed', says: id, id })
const ended = { type: 'xstate.done.actor.endSignIn' }
const notEnded = (says: string, error: Error) => ({ type: 'xstate.error.actor.endSignIn', says, error })
const gone = notEnded('gone', new Failure('refused', 404))
const unknown = notEnded('silent', silent)
const left = { type: 'user.left' }
const endPhone = end('phone')
const cases = [asked, listed, unlisted, endPhone, end('here'), end('never heard of'), ended, gone, unknown, left]

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let shown: (typeof here)[] = []
  let state = 'left' as 'loading' | 'failed' | 'shown' | 'left'
  let ending: string | undefined
  const load = () => {
    state = 'loading'
    ending = undefined
    calls.push({ port: 'listSignIns' })
  }
  const drop = () => {
    shown = shown.filter(({ id }) => id !== ending)
    ending = undefined
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'list.asked': () => state !== 'loading' && !ending && load(),
    'xstate.done.actor.listSignIns': ({ output }) => {
      state = 'shown'
      shown = output
    },
    'xstate.error.actor.listSignIns': () => {
      state = 'failed'
    },
    'end.pressed': ({ id }) => {
      if (state !== 'shown' || ending || !shown.some((other) => other.id === id && !other.isCurrent)) return
      ending = id
      calls.push({ port: 'endSignIn', input: id })
    },
    'xstate.done.actor.endSignIn': drop,
    'xstate.error.actor.endSignIn': (event) => {
      if (event === gone) return drop()
      said.push({ type: 'end.failed' })
      load()
    },
    'user.left': () => {
      state = 'left'
      shown = []
      ending = undefined
    },
  }
  for (const event of events) rules[event.type]?.(event)
  const waits = ['loading', 'left'].includes(state)
  return { signIns: shown, isLoading: waits, hasFailed: state === 'failed', ending, said, calls }
}

const start = () => drive(signInsMachine, { promises: ['listSignIns', 'endSignIn'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  signIns: signInsOf(snapshot()),
  isLoading: isLoading(snapshot()),
  hasFailed: hasFailed(snapshot()),
  ending: endingOf(snapshot()),
  said: [...said],
  calls: [...calls],
})
const signInsAfter = async (...events: AnyEventObject[]) => {
  const signIns = start()
  await signIns.walk(events)
  return { ...signIns, seen: () => seen(signIns) }
}

describe('sign-ins', () => {
  const covered = coverage(signInsMachine)
  const ids = ({ signIns }: { signIns: { id: string }[] }) => signIns.map(({ id }) => id)
  for (const { name, events } of walks(signInsMachine, cases, ({ context }) => ids(context))) {
    it(name, async () => {
      const signIns = start()
      await signIns.walk(events, (soFar) => expect(seen(signIns)).toEqual(outcomeOf(soFar)))
      covered.add(signIns.walked)
    })
  }
  covered.prove()
})

describe('the sign-ins of a user', () => {
  it('can be ended one by one, but not the one that asks', async () => {
    const { seen } = await signInsAfter(asked, listed, end('here'), endPhone, ended)
    expect([seen().signIns, seen().calls]).toEqual([
      [here, old],
      [{ port: 'listSignIns' }, { port: 'endSignIn', input: 'phone' }],
    ])
  })

  it('can be ended while the list is shown, and not while one is ended already', async () => {
    const signIns = await signInsAfter(asked, listed)
    const ids = ['phone', 'here', 'never heard of']
    const before = ids.map((id) => canEnd(signIns.snapshot(), id))
    await signIns.step(endPhone)
    expect([before, canEnd(signIns.snapshot(), 'old')]).toEqual([[true, false, false], false])
  })

  it('are ended once however often it is pressed', async () => {
    const { seen } = await signInsAfter(asked, listed, endPhone, endPhone, end('old'))
    expect([seen().calls.length, seen().ending]).toEqual([2, 'phone'])
  })

  it('one that had ended already is taken off without a complaint', async () => {
    const { seen } = await signInsAfter(asked, listed, endPhone, gone)
    expect([seen().signIns, seen().said]).toEqual([[here, old], []])
  })

  it('ERR-07 one of which nobody knows whether it ended is told of, and the list is asked for again', async () => {
    const signIns = await signInsAfter(asked, listed, endPhone, unknown)
    const loading = signIns.seen().isLoading
    await signIns.step({ ...listed, output: [here, old] })
    const { calls: _, ...after } = signIns.seen()
    expect([loading, after]).toEqual([
      true,
      {
        signIns: [here, old],
        isLoading: false,
        hasFailed: false,
        ending: undefined,
        said: [{ type: 'end.failed' }],
      },
    ])
  })

  it('ERR-07 a list that cannot be had can be asked for again', async () => {
    const signIns = await signInsAfter(asked, unlisted)
    const failed = signIns.seen().hasFailed
    for (const event of [asked, listed]) await signIns.step(event)
    expect([failed, signIns.seen().hasFailed, signIns.seen().signIns]).toEqual([true, false, [here, phone, old]])
  })

  it.each([
    ['shown', [asked, listed], undefined],
    ['loaded', [asked], listed],
    ['ended', [asked, listed, endPhone], ended],
  ])('SES-03 are forgotten by signing out while they are %s, whatever is answered later', async (_, steps, late) => {
    const signIns = await signInsAfter(...steps, left)
    if (late) await signIns.step(late)
    const { signIns: shown, isLoading, said } = signIns.seen()
    expect([shown, isLoading, said]).toEqual([[], true, []])
  })
})
