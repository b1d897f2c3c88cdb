import { describe, expect, it } from 'vitest'
import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import { proofMachine } from '../../../../src/machines/shared/proof.machine.ts'
import { proofWires } from '../../../../src/root/wires/offline.ts'
import { ann } from '../../drive/people.ts'
import { openBrowser } from './browser.ts'

const proofLogic = proofMachine.provide({ actors: { watchVisits: fromCallback(() => undefined) } })

/** What the root does between two charts. */
function join(charts: Record<string, AnyActorRef>) {
  for (const wire of proofWires) {
    const [from, to] = [charts[wire.from], charts[wire.to]]
    if (!from || !to) continue
    if ('event' in wire) from.on(wire.event, (report) => to.send(wire.send(report)))
    else deliver(from, (value) => to.send(wire.send(value)), wire.select)
  }
}
function deliver(from: AnyActorRef, send: (value: unknown) => void, select: (snapshot: never) => unknown) {
  let known = select(from.getSnapshot() as never)
  send(known)
  from.subscribe((snapshot) => {
    const value = select(snapshot as never)
    if (value !== known) send(value)
    known = value
  })
}

describe('a sign-in that has not been proven for a minute', () => {
  /** Twenty tabs, each of which minds how old its token is. */
  async function openTwenty() {
    const browser = openBrowser()
    while (browser.tabs.length < 20) await browser.open()
    await browser.drain()
    await browser.tabs[0]?.logIn(ann)
    await browser.drain()
    const proofs = browser.tabs.map(({ session, clock }) => {
      const proof = createActor(proofLogic, { clock }).start()
      join({ proof, session })
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

  it('SES-17 SES-05 a sign-in is proven by one call for twenty tabs that are focused in turn', async () => {
    const { tabs, answerAll, comeBackTo, asked, users } = await openTwenty()
    for (const [tab] of tabs.entries()) {
      comeBackTo(tab)
      await tabs[tab]?.pass(0)
      await answerAll()
    }
    expect([asked(), users()]).toEqual([1, tabs.map(() => 'ann')])
  })

  it('SES-17 SES-05 a sign-in is proven by one call for twenty tabs whose network returns at once', async () => {
    const { tabs, answerAll, comeBackTo, asked, users } = await openTwenty()
    for (const [tab] of tabs.entries()) comeBackTo(tab)
    await tabs[0]?.pass(0)
    await answerAll()
    expect([asked(), users()]).toEqual([1, tabs.map(() => 'ann')])
  })

  it('SES-17 SES-05 a sign-in is proven by one call every five minutes from twenty visible tabs without any activity', async () => {
    const { tabs, answerAll, asked, users, endElsewhere } = await openTwenty()
    const pass = async (milliseconds: number) => {
      for (const tab of tabs) await tab.pass(milliseconds)
      await answerAll()
      return [asked(), new Set(users())]
    }
    const seen = [await pass(239_999), await pass(1), await pass(60_000), await pass(240_000)]
    endElsewhere()
    await pass(60_000)
    await pass(240_000)
    expect([...seen, new Set(users())]).toEqual([
      [0, new Set(['ann'])],
      [1, new Set(['ann'])],
      [1, new Set(['ann'])],
      [2, new Set(['ann'])],
      new Set([undefined]),
    ])
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
