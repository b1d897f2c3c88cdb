import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  asOf,
  canEnd,
  canEndOthers,
  endingOf,
  hasFailed,
  isAskingOthers,
  isEndingOthers,
  isLoading,
  othersOf,
  signInsMachine,
  signInsOf,
} from '../../../src/machines/account/sign-ins.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const signIn = (id: string, isCurrent = false) => ({
  id,
  startedAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-05T10:00:00.000Z',
  ...{ browser: 'Firefox', system: 'Linux', userAgent: 'Firefox', address: '203.0.113.x' },
  isRemembered: true,
  isCurrent,
})
const [here, phone, old] = [signIn('here', true), signIn('phone'), signIn('old')]
const asked = { type: 'list.asked' }
const AT = '2026-01-05T10:05:00.000Z'
const listed = { type: 'xstate.done.actor.listSignIns', output: { data: [here, phone, old], asOf: AT } }
const unlisted = { type: 'xstate.error.actor.listSignIns', error: silent }
const end = (id: string) => ({ type: 'end.pressed', says: id, id })
const ended = { type: 'xstate.done.actor.endSignIn' }
const notEnded = (says: string, error: Error) => ({ type: 'xstate.error.actor.endSignIn', says, error })
const gone = notEnded('gone', new Failure('refused', 404))
const unknown = notEnded('silent', silent)
const left = { type: 'user.left' }
const came = (username: string) => ({ type: 'user.came', says: username, username })
const endPhone = end('phone')
const pressed = { type: 'endOthers.pressed' }
const confirmed = { type: 'endOthers.confirmed' }
const cancelled = { type: 'endOthers.cancelled' }
const othersEnded = { type: 'xstate.done.actor.endOtherSignIns' }
const othersUnknown = { type: 'xstate.error.actor.endOtherSignIns', error: silent }
const cases = [
  ...[
    asked,
    listed,
    unlisted,
    endPhone,
    end('here'),
    end('unknown'),
    ended,
    gone,
    unknown,
    left,
    came('ann'),
    came('bob'),
  ],
  ...[pressed, confirmed, cancelled, othersEnded, othersUnknown],
]

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let shown: (typeof here)[] = []
  let listedAt = ''
  let known: string | undefined
  let state = 'left' as 'loading' | 'failed' | 'shown' | 'left'
  let ending: string | undefined
  let others: 'asked' | 'ending' | undefined
  const load = () => {
    state = 'loading'
    ending = undefined
    others = undefined
    calls.push({ port: 'listSignIns' })
  }
  const drop = () => {
    shown = shown.filter(({ id }) => id !== ending)
    ending = undefined
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'list.asked': () => state !== 'loading' && !ending && others !== 'ending' && load(),
    'xstate.done.actor.listSignIns': ({ output }) => {
      state = 'shown'
      shown = output.data
      listedAt = output.asOf
    },
    'xstate.error.actor.listSignIns': () => {
      state = 'failed'
    },
    'end.pressed': ({ id }) => {
      if (state !== 'shown' || ending || others || !shown.some((other) => other.id === id && !other.isCurrent)) return
      ending = id
      calls.push({ port: 'endSignIn', input: id })
    },
    'xstate.done.actor.endSignIn': drop,
    'xstate.error.actor.endSignIn': (event) => {
      if (event === gone) return drop()
      said.push({ type: 'end.failed' })
      load()
    },
    'endOthers.pressed': () => {
      if (state === 'shown' && !ending && !others && shown.some(({ isCurrent }) => !isCurrent)) others = 'asked'
    },
    'endOthers.cancelled': () => {
      if (others === 'asked') others = undefined
    },
    'endOthers.confirmed': () => {
      if (others !== 'asked') return
      others = 'ending'
      calls.push({ port: 'endOtherSignIns' })
    },
    'xstate.done.actor.endOtherSignIns': () => {
      shown = shown.filter(({ isCurrent }) => isCurrent)
      others = undefined
    },
    'xstate.error.actor.endOtherSignIns': () => {
      said.push({ type: 'endOthers.failed' })
      load()
    },
    'user.came': ({ username }) => {
      if (known && known !== username) forget()
      known = username
    },
    'user.left': () => {
      forget()
      known = undefined
    },
  }
  function forget() {
    state = 'left'
    shown = []
    listedAt = ''
    ending = undefined
    others = undefined
  }
  for (const event of events) rules[event.type]?.(event)
  const waits = ['loading', 'left'].includes(state)
  return { signIns: shown, listedAt, isLoading: waits, hasFailed: state === 'failed', ending, others, said, calls }
}

const start = () => drive(signInsMachine, { promises: ['listSignIns', 'endSignIn', 'endOtherSignIns'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  signIns: signInsOf(snapshot()),
  isLoading: isLoading(snapshot()),
  hasFailed: hasFailed(snapshot()),
  listedAt: asOf(snapshot()),
  ending: endingOf(snapshot()),
  others: isEndingOthers(snapshot()) ? 'ending' : isAskingOthers(snapshot()) ? 'asked' : undefined,
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
  for (const { name, events } of walks(signInsMachine, cases, ({ context }) => [
    ...ids(context),
    String(context.username),
  ])) {
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
    const ids = ['phone', 'here', 'unknown']
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

  it('ERR-07 a sign-in that may or may not have ended is reported, and the list is asked for again', async () => {
    const signIns = await signInsAfter(asked, listed, endPhone, unknown)
    const loading = signIns.seen().isLoading
    await signIns.step({ ...listed, output: { data: [here, old], asOf: AT } })
    const { calls: _, ...after } = signIns.seen()
    expect([loading, after]).toEqual([
      true,
      {
        signIns: [here, old],
        isLoading: false,
        hasFailed: false,
        listedAt: AT,
        ending: undefined,
        others: undefined,
        said: [{ type: 'end.failed' }],
      },
    ])
  })

  it('SES-15 all others end once it was confirmed, and not when it was called off', async () => {
    const calledOff = await signInsAfter(asked, listed, pressed, cancelled, confirmed)
    const done = await signInsAfter(asked, listed, pressed, confirmed, confirmed, othersEnded)
    expect([calledOff.seen().calls, done.seen().calls, done.seen().signIns]).toEqual([
      [{ port: 'listSignIns' }],
      [{ port: 'listSignIns' }, { port: 'endOtherSignIns' }],
      [here],
    ])
  })

  it('SES-15 all others are offered where there are some, as long as nothing is ended or asked', async () => {
    const signIns = await signInsAfter(asked, listed)
    const offered: unknown[] = []
    const look = () => offered.push([canEndOthers(signIns.snapshot()), othersOf(signIns.snapshot())])
    look()
    for (const event of [pressed, confirmed, othersEnded]) {
      await signIns.step(event)
      look()
    }
    expect([offered, canEnd(signIns.snapshot(), 'here')]).toEqual([
      [
        [true, 2],
        [false, 2],
        [false, 2],
        [false, 0],
      ],
      false,
    ])
  })

  it('SES-15 ERR-07 sign-ins that may or may not have ended are reported, and the list is asked for again', async () => {
    const { seen } = await signInsAfter(asked, listed, pressed, confirmed, othersUnknown)
    expect([seen().said, seen().isLoading, seen().calls.at(-1)]).toEqual([
      [{ type: 'endOthers.failed' }],
      true,
      { port: 'listSignIns' },
    ])
  })

  it('SES-03 the list holds the sign-ins of the last known user only', async () => {
    const { seen, step } = await signInsAfter(asked, came('ann'), listed)
    const kept = seen().signIns
    await step(came('bob'))
    expect([kept, seen().signIns]).toEqual([[here, phone, old], []])
  })

  it('ERR-07 a list that could not be loaded can be requested again', async () => {
    const signIns = await signInsAfter(asked, unlisted)
    const failed = signIns.seen().hasFailed
    for (const event of [asked, listed]) await signIns.step(event)
    expect([failed, signIns.seen().hasFailed, signIns.seen().signIns]).toEqual([true, false, [here, phone, old]])
  })

  it.each([
    ['shown', [asked, listed], undefined],
    ['loaded', [asked], listed],
    ['ended', [asked, listed, endPhone], ended],
    ['ended together', [asked, listed, pressed, confirmed], othersEnded],
  ])(
    'SES-03 signing out forgets the sign-ins while they are %s, whatever is answered later',
    async (_, steps, late) => {
      const signIns = await signInsAfter(...steps, left)
      if (late) await signIns.step(late)
      const { signIns: shown, isLoading, said } = signIns.seen()
      expect([shown, isLoading, said]).toEqual([[], true, []])
    },
  )
})
