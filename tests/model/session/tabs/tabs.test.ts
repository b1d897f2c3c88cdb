import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, bob } from '../../drive/people.ts'
import { type Fate, type Message, openBrowser } from './browser.ts'

type Browser = ReturnType<typeof openBrowser>
type Step = { kind: keyof typeof kinds; pick: number }

const picked = <Item>(items: readonly Item[], pick: number) => items[pick % Math.max(items.length, 1)]

/** What hands, the network and the server do. Where nothing is there to do it to, nothing happens. */
const kinds = {
  async signOut(world: World, pick: number) {
    const tab = picked(world.tabs, pick)
    if (!tab?.user()) return
    const signIn = tab.signIn()
    if (signIn !== undefined) world.signedOut.push(signIn)
    await tab.send({ type: 'signOut.pressed' })
  },
  async logIn({ tabs }: World, pick: number) {
    const tab = picked(tabs, pick)
    if (!tab?.user()) await tab?.logIn(pick % 2 ? ann : bob)
  },
  async deliver({ messages, deliver }: World, pick: number) {
    const message = picked(messages(), pick)
    if (message) await deliver(message)
  },
  answer: (world: World, pick: number) => conclude(world, pick, 'answered'),
  loseRequest: (world: World, pick: number) => conclude(world, pick, 'request lost'),
  loseAnswer: (world: World, pick: number) => conclude(world, pick, 'answer lost'),
  async open({ tabs, open }: World) {
    if (tabs.length < 4) await open()
  },
  async close({ tabs, close }: World, pick: number) {
    const tab = picked(tabs, pick)
    if (tab && tabs.length > 1) await close(tab)
  },
  wait: async ({ tabs }: World, pick: number) => picked(tabs, pick)?.pass(5_000),
  listen: async ({ tabs }: World, pick: number) => picked(tabs, pick)?.pass(1_000),
  expire: async ({ tabs }: World, pick: number) => picked(tabs, pick)?.refuseToken(),
  connect: async ({ tabs }: World, pick: number) => picked(tabs, pick)?.send({ type: 'network.returned' }),
  endElsewhere: async ({ endElsewhere }: World) => endElsewhere(),
}
type World = Browser & { signedOut: number[] }

async function conclude({ calls, conclude }: World, pick: number, fate: Fate) {
  const call = picked(calls(), pick)
  if (call) await conclude(call, fate)
}

const weights: Record<Step['kind'], number> = {
  ...{ signOut: 4, logIn: 4, deliver: 8, answer: 7, loseRequest: 2, loseAnswer: 1 },
  ...{ open: 1, close: 2, wait: 2, listen: 1, expire: 2, connect: 1, endElsewhere: 1 },
}
const step = fc.oneof(
  ...Object.entries(weights).map(([kind, weight]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind as Step['kind']), pick: fc.nat(11) }),
  })),
)

/** Three tabs in which Ann is signed in. */
async function openTabsOfAnn() {
  const browser = openBrowser()
  const tabs = [await browser.open(), await browser.open(), await browser.open()] as const
  await browser.drain()
  await tabs[0].logIn(ann)
  await browser.drain()
  return { ...browser, three: tabs }
}

/** Three tabs of Ann; then anything. In the end everything arrives, and each tab makes a call, which tells whose sign-in has ended. */
async function play(steps: Step[]) {
  const world: World = { ...(await openTabsOfAnn()), signedOut: [] }
  const { tabs, open, close, drain, whoIs } = world
  for (const { kind, pick } of steps) await kinds[kind](world, pick)
  await drain()
  for (const tab of tabs) {
    const signIn = tab.signIn()
    if (signIn !== undefined && !whoIs(signIn)) await tab.refuseToken()
  }
  await drain()
  const users = world.users()
  const alive = world.signedOut.filter((signIn) => whoIs(signIn))
  await open()
  await drain()
  const seen = { users, alive, usersWithNewTab: world.users(), isSignOutMarked: world.isSignOutMarked() }
  const known = world.whoIsKnown()
  for (const tab of [...tabs]) await close(tab)
  const expected = {
    users: users.map(() => known),
    alive: [],
    usersWithNewTab: [...users.map(() => known), known],
    isSignOutMarked: false,
  }
  return { seen, expected }
}

describe('the tabs of a browser, whatever arrives in whatever order', () => {
  it('SES-03 SES-09 agree with each other and with the server, and every sign-out reaches it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const { seen, expected } = await play(steps)
        expect(seen).toEqual(expected)
      }),
      { numRuns: 200, seed: 20_261_123 },
    )
  }, 60_000)
})

describe('a sign-out and the other tabs', () => {
  it('SES-03 SES-09 and a call for a token are never under way at the same time, in whichever tabs', async () => {
    const { three, answerNext, calls, drain, whoIs, whoIsKnown, users } = await openTabsOfAnn()
    const [one, two, other] = three
    const signIn = one.signIn() ?? -1
    await two.refuseToken()
    await one.send({ type: 'signOut.pressed' })
    const asking = calls().map(({ tab }) => tab === two)
    await answerNext()
    await other.logIn(bob)
    const next = calls().map(({ tab }) => tab === one)
    await drain()
    expect([asking, next, whoIs(signIn), whoIsKnown(), users()]).toEqual([
      [true],
      [true],
      undefined,
      'bob',
      ['bob', 'bob', 'bob'],
    ])
  })

  it('SES-09 a sign-out that arrives after a newer sign-in ends only the former one', async () => {
    const { three, answerNext, deliver, messages, users } = await openTabsOfAnn()
    const [one, two] = three
    await one.send({ type: 'signOut.pressed' })
    const [toTwo, toThree] = messages() as [Message, Message]
    await deliver(toTwo)
    await answerNext()
    await two.logIn(bob)
    await answerNext()
    for (const message of messages()) if (message !== toThree) await deliver(message)
    const before = users()
    await deliver(toThree)
    expect([before, users()]).toEqual([
      ['bob', 'bob', 'bob'],
      ['bob', 'bob', 'bob'],
    ])
  })

  it('SES-03 SES-09 gives way to a newer sign-in in all tabs, and not only where it was pressed', async () => {
    const { three, answerNext, deliverAll, drain, users, whoIsKnown } = await openTabsOfAnn()
    const [one, two] = three
    await one.send({ type: 'signOut.pressed' })
    await deliverAll()
    await answerNext('request lost')
    await two.logIn(bob)
    await answerNext()
    await one.pass(5_000)
    await deliverAll()
    const received = users()
    await drain()
    expect([received, users(), whoIsKnown()]).toEqual([['bob', 'bob', 'bob'], ['bob', 'bob', 'bob'], 'bob'])
  })

  it('SES-03 reaches the server from the tabs that stay when the one that was offline is closed', async () => {
    const { three, tabs, answerNext, calls, close, deliverAll, whoIs, isSignOutMarked } = await openTabsOfAnn()
    const [one] = three
    const signIn = one.signIn() ?? -1
    await one.send({ type: 'signOut.pressed' })
    await deliverAll()
    await answerNext('request lost')
    await close(one)
    const asking = calls().length
    await answerNext()
    expect({ asking, calls: calls(), who: whoIs(signIn), isSignOutMarked: isSignOutMarked() }).toEqual({
      asking: 1,
      calls: [],
      who: undefined,
      isSignOutMarked: false,
    })
    expect(tabs.map(({ session }) => session.getSnapshot().value)).toEqual(tabs.map(() => ({ signedOut: 'confirmed' })))
  })
})
