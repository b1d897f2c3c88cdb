// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorRef, createActor, fromPromise } from 'xstate'
import { InspectionNews } from '../../../src/contract/inspector/inspection.ts'
import type { SignInList } from '../../../src/contract/shared/user/user.ts'
import { signInsMachine } from '../../../src/machines/account/sign-ins.machine.ts'
import { createForms } from '../../../src/root/account/form-charts.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { inspection } from '../../../src/root/inspector/inspection.ts'
import { createRecorder, type Recorded } from '../../../src/root/inspector/recorder.ts'
import type { Calls } from '../../../src/root/session/session.ts'
import { startRoot } from '../../../src/root/start.ts'
import { until } from '../../setup.ts'

const PASSWORD = 'Tr0ub4dor&3-horse'

function record() {
  const news: Recorded[] = []
  let time = 0
  const recorder = createRecorder({
    now: () => {
      time += 1
      return time
    },
    notify: (reported) => news.push(reported),
  })
  return { news, ...recorder }
}

beforeEach(() => vi.stubGlobal('isSecureContext', true))

function startRootWatchedBy(watch: (root: AnyActorRef) => void) {
  inspection.watch = watch
  const root = startRoot(browserEnvironment())
  inspection.watch = undefined
  return root
}

/** A refusal that repeats the sent data, as a careless server might. */
const careless: Calls = async () => ({
  http: new Proxy({} as Awaited<ReturnType<Calls>>['http'], {
    get: () => (given: unknown) => Promise.reject(new Error(`refused: ${JSON.stringify(given)}`)),
  }),
  turns: { take: (make: () => unknown) => make() } as unknown as Awaited<ReturnType<Calls>>['turns'],
  httpOf: () => ({}) as Awaited<ReturnType<Calls>>['http'],
})

const noSignIns = { data: [], asOf: '2026-01-05T10:00:00.000Z' }

describe('messages to inspectors', () => {
  it('CHT-04 report every step of a chart, its ports and its causes; a later inspector receives the same', async () => {
    const { news, watch, all } = record()
    const signIns = createActor(
      signInsMachine.provide({ actors: { listSignIns: fromPromise<SignInList, void>(async () => noSignIns) } }),
    )
    watch(signIns, 'signIns')
    signIns.start()
    signIns.send({ type: 'list.asked' })
    await until(() => expect(signIns.getSnapshot().value).toBe('shown'))

    const [chart] = all()
    const seen = chart?.steps.map(({ n, at, event, active, taken }) => [n, at, event.type, active.at(-1), taken])
    const reported = news.flatMap((one) => (one.type === 'step.taken' && one.actor === chart?.id ? [one.step] : []))
    expect([
      seen,
      reported,
      all().length,
      news.filter(({ type }) => type.startsWith('actor.')).map(({ type }) => type),
    ]).toEqual([
      [
        [0, expect.any(Number), 'xstate.init', 'signIns.unasked', []],
        [1, expect.any(Number), 'list.asked', 'signIns.loading', ['signIns.unasked list.asked #1']],
        [
          2,
          expect.any(Number),
          'xstate.done.actor.listSignIns',
          'signIns.shown',
          ['signIns.loading xstate.done.actor.listSignIns #1'],
        ],
      ],
      chart?.steps,
      1,
      ['actor.came', 'actor.came', 'actor.left'],
    ])
  })

  it('CHT-04 contain no password typed into any form, however it is sent and refused', async () => {
    const { news, watch, all } = record()
    const root = startRootWatchedBy(watch)
    const { logIn, createAccount, resetPassword, password, deletion } = root.admit(
      createForms({ calls: careless, history: createMemoryHistory(), environment: browserEnvironment() }),
    )
    const email = 'ada@example.com'
    for (const typed of [PASSWORD.slice(0, 8), PASSWORD]) {
      logIn.send({ type: 'draft.changed', change: { email, password: typed } })
      createAccount.send({
        type: 'draft.changed',
        change: { email, username: 'ada_l', password: typed, confirm: typed, hasAccepted: true },
      })
      resetPassword.send({ type: 'resetLink.followed', token: `${PASSWORD}-token` })
      resetPassword.send({ type: 'draft.changed', change: { newPassword: typed, confirm: typed } })
      password.send({ type: 'change.asked' })
      password.send({
        type: 'draft.changed',
        change: { currentPassword: typed, newPassword: `${typed}x`, confirm: `${typed}x` },
      })
      deletion.send({ type: 'deletion.asked' })
      deletion.send({ type: 'password.changed', password: typed })
    }
    createAccount.send({ type: 'form.submitted' })
    for (const form of [logIn, resetPassword, password]) form.send({ type: 'form.submitted' })
    deletion.send({ type: 'deletion.confirmed' })
    const stands = () =>
      [logIn, createAccount, resetPassword, password, deletion].map((form) =>
        JSON.stringify(form.getSnapshot().context),
      )
    const typedInto = stands().map((context) => context.includes(PASSWORD))
    await until(() => expect(JSON.stringify(all())).toContain('refused'))

    const everything = JSON.stringify([news, all()])
    expect([typedInto, everything.includes(PASSWORD.slice(0, 8)), everything.includes(email)]).toEqual([
      [true, true, true, true, true],
      false,
      true,
    ])
  })

  it('CHT-04 match their contract', () => {
    const { news, watch } = record()
    const signIns = createActor(signInsMachine)
    watch(signIns, 'signIns')
    signIns.start()
    expect(news.map((reported) => InspectionNews.safeParse({ ...reported, window: 'w' }).success)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('CHT-04 cover all charts, because only the root starts them', () => {
    const files = readdirSync('src/root', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const starting = files.filter((file) => /\bcreateActor\(/.test(readFileSync(`src/root/${file}`, 'utf8')))
    // the inspector's own page is not inspected; carrying state over to an edited chart starts none, but reads its initial state
    expect(starting.sort()).toEqual(['carry.ts', 'inspector/inspector.ts', 'start.ts'])
  })
})

describe("Stately's inspector", () => {
  it('CHT-04 opens in its own window and receives the charts and their events, without secrets', async () => {
    const received: { type: string }[] = []
    const opened: unknown[] = []
    vi.stubGlobal('requestIdleCallback', queueMicrotask)
    vi.spyOn(window, 'open').mockImplementation((url) => {
      opened.push(url)
      return { postMessage: (message: { type: string }) => received.push(message) } as unknown as Window
    })
    const { startStately } = await import('../../../src/root/inspector/stately.ts')
    const watch = startStately()
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
    const { logIn } = startRootWatchedBy(watch).admit({
      logIn: createForms({ calls: careless, history: createMemoryHistory(), environment: browserEnvironment() }).logIn,
    })
    logIn.send({ type: 'draft.changed', change: { email: 'ada@example.com', password: PASSWORD } })
    await until(() => expect(JSON.stringify(received)).toContain('draft.changed'))

    const said = JSON.stringify(received)
    expect([
      opened,
      [...new Set(received.map(({ type }) => type))].sort(),
      said.includes('draft.changed'),
      said.includes('ada@example.com'),
      said.includes(PASSWORD),
    ]).toEqual([
      ['https://stately.ai/inspect'],
      ['@xstate.actor', '@xstate.event', '@xstate.snapshot'],
      true,
      true,
      false,
    ])
  })
})
