import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { proofMachine } from '../../../src/machines/proof.machine.ts'
import { introduceProof } from '../../../src/root/proof.ts'
import { ann } from '../people.ts'
import { openBrowser } from './browser.ts'

describe('a sign-in that has not been proven for a minute', () => {
  /** Twenty tabs, each of which minds how old its token is. */
  async function openTwenty() {
    const browser = openBrowser()
    while (browser.tabs.length < 20) await browser.open()
    await browser.drain()
    await browser.tabs[0]?.logIn(ann)
    await browser.drain()
    const proofs = browser.tabs.map(({ session, clock }) => {
      const proof = createActor(proofMachine, { clock }).start()
      introduceProof(proof, session)
      return proof
    })
    for (const tab of browser.tabs) await tab.pass(60_000)
    let asked = 0
    const answerAll = async () => {
      for (; browser.calls().length > 0; asked++) {
        await browser.answerNext()
        await browser.deliverAll()
      }
    }
    const comeBackTo = (tab: number) => proofs[tab]?.send({ type: 'page.returned' })
    return { ...browser, answerAll, comeBackTo, asked: () => asked }
  }

  it('SES-17 SES-05 is proven by one call for twenty tabs that are focused in turn', async () => {
    const { tabs, answerAll, comeBackTo, asked, users } = await openTwenty()
    for (const [tab] of tabs.entries()) {
      comeBackTo(tab)
      await tabs[tab]?.pass(0)
      await answerAll()
    }
    expect([asked(), users()]).toEqual([1, tabs.map(() => 'ann')])
  })

  it('SES-17 SES-05 is proven by one call for twenty tabs whose network comes back at once', async () => {
    const { tabs, answerAll, comeBackTo, asked, users } = await openTwenty()
    for (const [tab] of tabs.entries()) comeBackTo(tab)
    await tabs[0]?.pass(0)
    await answerAll()
    expect([asked(), users()]).toEqual([1, tabs.map(() => 'ann')])
  })

  it('SES-03 SES-17 lapses in every tab when one finds that it has ended elsewhere', async () => {
    const { tabs, answerAll, comeBackTo, endElsewhere, asked, users } = await openTwenty()
    endElsewhere()
    comeBackTo(7)
    await tabs[7]?.pass(0)
    await answerAll()
    expect([asked(), users()]).toEqual([1, tabs.map(() => undefined)])
  })
})
