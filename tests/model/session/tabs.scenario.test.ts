import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isSettled, sessionMachine, userOf } from '../../../src/machines/session/session.machine.ts'
import { drive } from '../drive/drive.ts'
import { ann, annFirst, annLee, annSecond, bob, bobSecond, silent } from '../drive/people.ts'
import { ports } from './session.cases.ts'
import { refuse, restored, sessionAfter, superseded, waitedForTabs } from './session.drive.ts'

const received: Record<string, string> = {
  'signIn.told': 'tab.signedIn',
  'tab.signedOut': 'tab.signedOut',
  'signIn.wanted': 'tab.wanted',
  'user.told': 'tab.userUpdated',
}

/** Tabs of one browser: the others receive what one sends, and all share one shelf. */
function openBrowser(count: number) {
  const shelf: { user?: string; ending?: number } = {}
  const tabs = Array.from({ length: count }, () => ({ session: drive(sessionMachine, ports), said: 0, shelved: 0 }))
  const keep = ({ kept, signOut, since }: AnyEventObject) => {
    shelf.user = kept?.user.username
    if (signOut === 'ending') shelf.ending = since
    if (signOut === 'confirmed' || kept) delete shelf.ending
  }

  /** What a tab puts on the shelf is there before another tab receives its messages. */
  async function spread() {
    for (const tab of tabs) {
      for (const reported of tab.session.sentTo('shelf').slice(tab.shelved)) keep(reported)
      tab.shelved = tab.session.sentTo('shelf').length
    }
    for (const tab of tabs) {
      const fresh = tab.session.sentTo('tabs').slice(tab.said)
      tab.said += fresh.length
      for (const reported of fresh) {
        const event = { ...reported, type: received[reported.type] ?? '' }
        for (const other of tabs) if (other !== tab) await other.session.step(event)
      }
      if (fresh.length > 0) return spread()
    }
  }
  return {
    shelf,
    async step(tab: number, event: AnyEventObject) {
      await tabs[tab]?.session.step(event)
      await spread()
    },
    users: () => tabs.map(({ session }) => userOf(session.snapshot())?.username),
    firstNames: () => tabs.map(({ session }) => userOf(session.snapshot())?.firstName),
    calls: (port: string) => tabs.map(({ session }) => session.calls.filter((call) => call.port === port).length),
  }
}

async function browserOfAnn() {
  const browser = openBrowser(2)
  for (const tab of [0, 1]) {
    await browser.step(tab, { type: 'xstate.done.actor.recallUser', output: {} })
    await browser.step(tab, { type: 'signIn.given', signIn: annFirst })
  }
  return browser
}

describe('tabs of one browser', () => {
  it('SES-09 signing out in one signs out the other, with one call', async () => {
    const browser = await browserOfAnn()
    await browser.step(0, { type: 'signOut.pressed' })
    expect([browser.users(), browser.calls('endSignIn')]).toEqual([
      [undefined, undefined],
      [1, 0],
    ])
  })

  it('SES-03 SES-09 the mark of an unconfirmed sign-out stays on the shelf that the tabs share, until the server confirms', async () => {
    const browser = await browserOfAnn()
    await browser.step(0, { type: 'signOut.pressed' })
    await browser.step(0, { type: 'xstate.error.actor.endSignIn', error: silent })
    const unconfirmed = { ...browser.shelf }
    await browser.step(0, { type: 'network.returned' })
    await browser.step(0, { type: 'xstate.done.actor.endSignIn', output: 1 })
    expect([unconfirmed, browser.shelf]).toEqual([{ ending: 1 }, {}])
  })

  it('SES-05 a refresh in one serves the other', async () => {
    const browser = await browserOfAnn()
    await browser.step(0, { type: 'token.refused', token: 'ann-1' })
    await browser.step(0, { type: 'xstate.done.actor.refreshToken', output: annSecond })
    await browser.step(1, { type: 'token.refused', token: 'ann-1' })
    expect([browser.users(), browser.calls('refreshToken')]).toEqual([
      [ann.username, ann.username],
      [1, 0],
    ])
  })

  it('SES-05 a tab that missed the newer token gets it from the other one', async () => {
    const browser = await browserOfAnn()
    await browser.step(1, { type: 'token.refused', token: 'ann-1' })
    await browser.step(0, { type: 'tab.signedIn', signIn: annSecond })
    await browser.step(1, { type: 'xstate.done.actor.refreshToken', output: { superseded: true, turn: 2 } })
    await browser.step(1, { type: 'token.refused', token: 'ann-1' })
    expect(browser.calls('refreshToken')).toEqual([0, 1])
  })

  it('PRO-08 SES-09 a profile saved in one is shown in the other', async () => {
    const browser = await browserOfAnn()
    await browser.step(1, { type: 'user.updated', user: annLee })
    expect(browser.firstNames()).toEqual(['Ann', 'Ann'])
  })

  it('SES-09 both follow the user who signs in last', async () => {
    const browser = await browserOfAnn()
    await browser.step(1, { type: 'signIn.given', signIn: bobSecond })
    expect([browser.users(), browser.shelf]).toEqual([[bob.username, bob.username], { user: bob.username }])
  })
})

describe('another tab', () => {
  it('SES-09 signs out: so does this one, and asks the server nothing', async () => {
    const { signIn, saidTypes, asked } = await sessionAfter(...restored, { type: 'tab.signedOut', since: 1 })
    expect([signIn(), saidTypes(), asked().length]).toEqual([
      undefined,
      ['session.started', 'session.ended', 'visitor.known'],
      2,
    ])
  })

  it('SES-09 signs in as another user: ended, then started', async () => {
    const { signIn, saidTypes } = await sessionAfter(...restored, { type: 'tab.signedIn', signIn: bobSecond })
    expect([signIn()?.user, saidTypes()]).toEqual([bob, ['session.started', 'session.ended', 'session.started']])
  })

  it('SES-05 a tab with a newer token is asked for it instead of the server', async () => {
    const session = await sessionAfter(...restored, refuse('ann-1'), superseded)
    const listening = [isSettled(session.snapshot()), session.sentTo('tabs').at(-1)]
    await session.step({ type: 'tab.signedIn', signIn: annSecond })
    expect({ listening, signIn: session.signIn(), asked: session.asked().slice(2) }).toEqual({
      listening: [false, { type: 'signIn.wanted' }],
      signIn: annSecond,
      asked: ['refreshToken'],
    })
  })

  it('SES-05 after a second without an answer from the tab with the newer token, the server is asked whose the sign-in is', async () => {
    const { calls } = await sessionAfter(...restored, refuse('ann-1'), superseded, waitedForTabs)
    expect(calls.slice(2)).toEqual([
      { port: 'refreshToken', input: annFirst },
      { port: 'restoreSignIn', input: undefined },
    ])
  })

  it('SES-05 repeats a token that is refused already: it is not taken for the newer one', async () => {
    const { signIn } = await sessionAfter(...restored, refuse('ann-1'), superseded, {
      type: 'tab.signedIn',
      signIn: annFirst,
    })
    expect(signIn()).toEqual({ ...annFirst, turn: 2 })
  })

  it('SES-05 SES-13 if another tab has signed in as another user meanwhile, this tab takes that user’s token and is theirs', async () => {
    const { signIn, saidTypes } = await sessionAfter(...restored, refuse('ann-1'), superseded, {
      type: 'tab.signedIn',
      signIn: { ...bobSecond, turn: 2 },
    })
    expect([signIn(), saidTypes()]).toEqual([
      { ...bobSecond, turn: 2 },
      ['session.started', 'session.ended', 'session.started'],
    ])
  })

  it('SES-09 signs in while this tab’s sign-out hangs: the new sign-in is not ended by it', async () => {
    const { signIn, calls } = await sessionAfter(
      ...restored,
      { type: 'signOut.pressed' },
      { type: 'tab.signedIn', signIn: bobSecond },
    )
    expect([signIn(), calls.filter(({ port }) => port === 'endSignIn').length]).toEqual([bobSecond, 1])
  })
})
