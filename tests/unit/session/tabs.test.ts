import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabs } from '../../../src/adapters/session/tabs.ts'
import { openChannel } from '../../../src/adapters/shared/channel.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { ann, annFirst, annLee, annSecond } from '../../model/drive/people.ts'
import { until } from '../../setup.ts'

/** All channels of a browser, for the duration of a test: the others receive at once what one posts. */
class Channel {
  static open: Channel[] = []
  listen: ((message: { data: unknown }) => void)[] = []
  constructor() {
    Channel.open.push(this)
  }
  addEventListener(_: 'message', listen: (message: { data: unknown }) => void) {
    this.listen.push(listen)
  }
  removeEventListener(_: 'message', listen: (message: { data: unknown }) => void) {
    this.listen = this.listen.filter((other) => other !== listen)
  }
  postMessage(data: unknown) {
    const others = Channel.open.filter((other) => other !== this)
    for (const { listen } of others) for (const notify of listen) notify({ data: structuredClone(data) })
  }
}

// loaded with the first message in the app, which is slow here
beforeAll(async () => void (await import('../../../src/contract/session/tab-message.ts')))
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  Channel.open = []
})

function openTwo() {
  const [here, there] = [
    createTabs(openChannel('tabs', browserEnvironment())),
    createTabs(openChannel('tabs', browserEnvironment())),
  ]
  const say = (message: { type: string; [part: string]: unknown }) => here.say(message)
  const received: unknown[] = []
  const stop = there.listen((event) => received.push(event))
  /** Messages with users are read in order: when the last has arrived, so have the others. */
  const last = async () => {
    say({ type: 'user.told', user: ann })
    await until(() => expect(received.at(-1)).toEqual({ type: 'tab.userUpdated', user: ann }))
    return received.slice(0, -1)
  }
  return { say, received, last, stop }
}

describe('the tabs of a browser', () => {
  it('SES-09 PRO-08 receive each other’s sign-ins, saved profiles, requests and sign-outs', async () => {
    const { say, last } = openTwo()
    say({ type: 'signIn.wanted' })
    say({ type: 'tab.signedOut', since: 1 })
    say({ type: 'signIn.told', signIn: annFirst })
    say({ type: 'user.told', user: annLee })
    say({ type: 'signIn.told', signIn: annSecond })
    expect(await last()).toEqual([
      { type: 'tab.wanted' },
      { type: 'tab.signedOut', since: 1 },
      { type: 'tab.signedIn', signIn: annFirst },
      { type: 'tab.userUpdated', user: annLee },
      { type: 'tab.signedIn', signIn: annSecond },
    ])
  })

  it('SES-09 PRO-08 receive sign-ins and saved profiles under the names that the next release sends', async () => {
    const { say, last } = openTwo()
    say({ type: 'tab.signedIn', signIn: annFirst })
    say({ type: 'tab.userUpdated', user: annLee })
    expect(await last()).toEqual([
      { type: 'tab.signedIn', signIn: annFirst },
      { type: 'tab.userUpdated', user: annLee },
    ])
  })

  it.each([
    ['a sign-in without a token', { type: 'signIn.told', signIn: { user: ann, turn: 1, since: 1 } }],
    ['a sign-out without its sign-in', { type: 'tab.signedOut' }],
    ['a sign-in without a user', { type: 'signIn.told' }],
    ['a user whom the contract does not know', { type: 'user.told', user: { ...ann, username: '' } }],
    ['something else', { type: 'token.told' }],
  ])('SES-09 ignore %s', async (_, message) => {
    const { say, last } = openTwo()
    say(message)
    expect(await last()).toEqual([])
  })

  it('SES-09 receive nothing after they have stopped', async () => {
    const { say, received, stop } = openTwo()
    const third: unknown[] = []
    createTabs(openChannel('tabs', browserEnvironment())).listen((event) => third.push(event))
    stop()
    say({ type: 'signIn.wanted' })
    say({ type: 'user.told', user: ann })
    await until(() => expect(third.length).toBe(2))
    expect(received).toEqual([])
  })
})
