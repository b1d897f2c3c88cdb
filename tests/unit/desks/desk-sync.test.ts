import { expect, it } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import type { StoredDesks } from '../../../src/contract/desks/stored-desks.ts'
import type { Parting, Synced } from '../../../src/machines/desks/desk-sync-parts.ts'
import type { SignIn } from '../../../src/machines/session/sign-in.ts'
import { createDeskSync, type DeskCalls } from '../../../src/root/desks/desk-sync.ts'
import { createKeptDesks } from '../../../src/root/desks/kept-desks.ts'
import { type Desks, firstContent, firstDesks } from '../../../src/rules/desks/desks.ts'
import { keptWorkspace } from '../../../src/rules/shared/page/kept-workspace.ts'
import { firstWorkspace } from '../../../src/rules/shared/page/workspace.ts'
import { createSite, createTime, openPage } from '../../model/drive/page.ts'
import { annFirst } from '../../model/drive/people.ts'
import { askPort, createTexts } from './desk-browser.ts'

const desk = (id: string, name: string, symbol = ''): Desk => ({ ...firstContent, id, name, symbol })
const inWords = (desks: Desks = []) => desks.map(({ name, symbol }) => `${name} ${symbol}`.trim())

/** An account, as its backend keeps it. */
function account(...desks: Desk[]) {
  let stored: StoredDesks = { desks, revision: Number(desks.length > 0) }
  const saved: string[][] = []
  const http: DeskCalls = {
    loadDesks: async () => structuredClone(stored),
    async keepDesks(change) {
      if (change.revision !== stored.revision) return { stored: structuredClone(stored), isKept: false }
      stored = structuredClone({ desks: change.desks, revision: change.revision + 1 })
      saved.push(inWords(change.desks))
      return { stored: structuredClone(stored), isKept: true }
    },
  }
  /** The same, where it keeps desks and its answers do not arrive. */
  const cut: DeskCalls = { ...http, keepDesks: (change) => http.keepDesks(change).then(() => new Promise(() => {})) }
  return { http, cut, saved, now: () => inWords(stored.desks) }
}

type Account = { http: DeskCalls; httpOf?: (signIn: SignIn) => DeskCalls }

/** Windows of one browser, in which ann is signed in. */
function browser({ functionality = true } = {}) {
  const [site, time] = [{ ...createSite(), lasting: createTexts() }, createTime()]
  return {
    /** Another window has the lock of desks until the test ends. */
    hold: () => void site.locks.request('market-flux.desks', {}, () => new Promise(() => undefined)),
    open({ http, httpOf = () => http }: Account, ofTheTab = createTexts()) {
      const { environment } = openPage('/', { site, ofTheTab, time, fetch })
      const storage = createStorage(environment)
      const choices = createChoices(storage, environment)
      choices.keepConsent({ functionality, thirdParty: false })
      const kept = createKeptDesks(choices, environment)
      const changes: string[][] = []
      kept.watch((_, desks) => changes.push(inWords(desks)))
      const { logic } = createDeskSync({ calls: async () => ({ http, httpOf }), kept, choices, storage, environment })
      const ask = (port: string, shown?: object) => askPort(logic, port, shown)
      let agreed: StoredDesks | undefined
      const syncBy =
        (port: string) =>
        async (shown: Desks, more: Partial<Parting> = {}, now?: object) => {
          const asked: Partial<Parting> = {
            owner: 'ann',
            desks: shown,
            current: 'desk-1',
            building: [],
            agreed,
            ...more,
          }
          const synced = (await ask(port, now)(asked)) as Synced
          agreed = synced.agreed
          return synced
        }
      const names = () => [...storage.lasting.names(), ...storage.ofTheTab.names()].filter((name) => /ann$/.test(name))
      return {
        ...{ choices, kept, changes, names, ofTheTab },
        load: syncBy('loadDesks'),
        save: syncBy('saveDesks'),
        send: syncBy('sendDesks'),
        part: syncBy('partDesks'),
        drop: () => ask('dropCopies')(undefined),
        edit: (desks: Desks) => choices.keepLater('desks.ann', { desks, current: 'desk-1' }),
        here: () => inWords(kept.recall('ann').kept?.desks),
      }
    },
  }
}

const first = firstDesks(firstContent)
const touched = firstDesks({ ...firstContent, symbol: 'NVDA' })

it('DSK-04 what stands in a browser becomes the account’s, and another browser has it from there', async () => {
  const home = account()
  const one = browser().open(home)
  const { desks } = await one.load(touched)
  expect([inWords(desks), home.now()]).toEqual([['Desk 1 NVDA'], []])
  await one.save(desks)
  const other = browser().open(home)
  const { ids } = await other.load(first)
  expect([home.now(), other.here(), ids, home.saved]).toEqual([['Desk 1 NVDA'], ['Desk 1 NVDA'], {}, [['Desk 1 NVDA']]])
})

it('DSK-04 an untouched first desk counts as none, and so does that of a visitor where the account has desks', async () => {
  const empty = account()
  const { desks } = await browser().open(empty).load(first)
  const home = account(desk('b', 'Banks'))
  const visited = browser().open(home)
  visited.choices.keepLater('desks.', { desks: touched, current: 'desk-1' })
  const { ids } = await visited.load(touched)
  const left = browser().open(home)
  left.choices.keepWorkspace(undefined, keptWorkspace({ ...firstWorkspace, symbol: 'MSFT' }))
  await left.load(firstDesks({ ...firstContent, workspace: keptWorkspace({ ...firstWorkspace, symbol: 'MSFT' }) }))
  expect([desks, visited.here(), ids, left.here()]).toEqual([[], ['Banks'], {}, ['Banks']])
})

it('DSK-04 who signs in for the first time goes on with what they left as a visitor', async () => {
  const home = account()
  const one = browser().open(home)
  one.choices.keepLater('desks.', { desks: touched, current: 'desk-1' })
  await one.load(touched)
  await one.save([])
  expect(home.now()).toEqual(['Desk 1 NVDA'])
})

it('DSK-04 what a visitor left keeps its name where it becomes the account’s', async () => {
  const home = account()
  const one = browser().open(home)
  const visitors = [...first, desk('b', 'Banks', 'NVDA')]
  one.choices.keepLater('desks.', { desks: visitors, current: 'b' })
  await one.load(touched)
  const { desks } = await one.save([])
  expect([home.now(), inWords(desks), inWords(one.kept.desksOf(''))]).toEqual([
    ['Banks NVDA'],
    ['Banks NVDA'],
    ['Desk 1', 'Banks NVDA'],
  ])
})

it('DSK-04 the first desk of another browser is another desk, and this window goes on with its own', async () => {
  const home = account(desk('desk-1', 'Desk 1', 'MSFT'))
  const other = browser().open(home)
  other.edit(touched)
  const { desks, ids } = await other.load(touched)
  expect([inWords(desks), ids['desk-1'] === desks[1]?.id]).toEqual([['Desk 1 MSFT', 'Desk 2 NVDA'], true])
})

it('DSK-03 DSK-04 what is being built after a sign-in is another desk than those of the account', async () => {
  const { desks } = await browser()
    .open(account(desk('desk-1', 'Desk 1', 'MSFT')))
    .load(first, { building: [0] })
  expect(inWords(desks)).toEqual(['Desk 1 MSFT', 'Desk 2'])
})

/** A window whose two desks the account has kept, without an answer; it answers from then on. */
async function savedUnanswered() {
  const home = account()
  let { keepDesks } = home.cut
  const one = browser().open({ http: { ...home.http, keepDesks: (change) => keepDesks(change) } })
  const both = [...touched, desk('b', 'Banks')]
  one.edit(both)
  void one.save(both)
  await expect.poll(() => home.saved).toEqual([['Desk 1 NVDA', 'Banks']])
  keepDesks = home.http.keepDesks
  return { home, one }
}

it('DSK-04 what the account has kept without an answer is this browser’s own: no desk is doubled, and none comes back', async () => {
  const { home, one } = await savedUnanswered()
  const changed = firstDesks({ ...firstContent, symbol: 'MSFT' })
  one.edit(changed)
  const { desks, ids } = await one.send(changed)
  expect([inWords(desks), ids]).toEqual([['Desk 1 MSFT'], {}])
  await one.send(desks)
  expect([home.now(), one.here()]).toEqual([['Desk 1 MSFT'], ['Desk 1 MSFT']])
})

it('DSK-04 where the browser’s copy is gone, what the account has kept without an answer comes from there', async () => {
  const { home, one } = await savedUnanswered()
  one.choices.keepLater('desks.ann', undefined)
  const { desks } = await one.send(first)
  expect([inWords(desks), home.now()]).toEqual([
    ['Desk 1 NVDA', 'Banks'],
    ['Desk 1 NVDA', 'Banks'],
  ])
})

it('DSK-04 the last save waits for no other window, and what another window has saved stays', async () => {
  const home = account(desk('a', 'A'))
  const here = browser({ functionality: false })
  const [one, other] = [here.open(home), here.open(home)]
  await one.load(first)
  await other.load(first)
  one.edit([desk('a', 'A', 'NVDA')])
  here.hold()
  await one.send([])
  other.edit([desk('a', 'A'), desk('b', 'B')])
  const { desks, agreed } = await other.send([])
  expect([home.saved, inWords(desks), inWords(agreed.desks)]).toEqual([[['A NVDA']], ['A NVDA', 'B'], ['A NVDA']])
})

it('DSK-04 what two browsers change comes together, and nothing is overwritten', async () => {
  const home = account(desk('a', 'A'), desk('b', 'B'))
  const [one, other] = [browser().open(home), browser().open(home)]
  await one.load(first)
  await other.load(first)
  one.edit([desk('a', 'A', 'NVDA'), desk('b', 'B')])
  other.edit([desk('a', 'A'), desk('b', 'Banks'), desk('c', 'C')])
  await one.save([])
  const { desks, agreed } = await other.save([])
  expect([inWords(desks), inWords(agreed.desks)]).toEqual([
    ['A NVDA', 'Banks', 'C'],
    ['A NVDA', 'B'],
  ])
  await other.save([])
  expect([home.now(), inWords((await one.load([])).desks)]).toEqual([desks, desks].map(inWords))
})

it('DSK-04 a desk that is deleted while it is being saved stays deleted', async () => {
  const home = account(desk('a', 'A'))
  const one = browser().open({
    http: {
      ...home.http,
      async keepDesks(change) {
        const kept = await home.http.keepDesks(change)
        one.edit([desk('a', 'A')])
        return kept
      },
    },
  })
  await one.load(first)
  one.edit([desk('a', 'A'), desk('b', 'B')])
  await one.save([])
  expect([one.here(), home.now()]).toEqual([['A'], ['A', 'B']])
})

it('DSK-04 windows are informed of what came from the account, and one of them saves', async () => {
  const home = account(desk('a', 'A'))
  const here = browser()
  const [one, other] = [here.open(home), here.open(home)]
  await one.load(first)
  one.edit([desk('a', 'A', 'NVDA')])
  await Promise.all([one.save([]), other.save([])])
  expect([other.changes, home.saved]).toEqual([[['A']], [['A NVDA']]])
})

it('DSK-04 desks for which there is no space stay in the browser, and come once there is', async () => {
  const home = account(...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => desk(`${at}`, `${at}`)))
  const one = browser().open(home)
  one.edit([desk('n', 'N'), desk('o', 'O')])
  const { rest } = await one.load([])
  await one.save([])
  await one.drop()
  expect([rest, one.here().at(-1), one.names().length]).toEqual([['O'], 'N', 6])
  one.edit(one.kept.recall('ann').kept?.desks.slice(1) ?? [])
  await one.save([])
  const again = await one.load([])
  await one.save([])
  expect([again.rest, home.now()]).toEqual([[], ['2', '3', '4', '5', '6', '7', '8', 'N', 'O']])
  await one.drop()
  expect(one.names()).toEqual([])
})

it('DSK-04 at a sign-out the copy goes that the account has, of the Terminal, too, but not what the News Pit looks for', async () => {
  const home = account(desk('a', 'A'))
  const one = browser().open(home)
  await one.load(first)
  one.choices.keepWorkspace('ann', keptWorkspace({ ...firstWorkspace, symbol: 'NVDA' }))
  one.choices.keepLater('desks.', { desks: touched, current: 'desk-1' })
  await one.drop()
  expect([one.names(), one.here(), inWords(one.kept.recall('').kept?.desks)]).toEqual([[], [], ['Desk 1 NVDA']])
  await one.load(first, { agreed: undefined })
  const pit = { id: 'news-pit-feed', name: '', searchContext: { tickers: ['NVDA'] } }
  one.choices.keepWorkspace('ann', keptWorkspace({ ...firstWorkspace, symbol: 'NVDA', newsPitFeedConfiguration: pit }))
  await one.drop()
  expect([one.choices.workspace('ann')?.symbol, one.choices.workspace('ann')?.newsPitFeedConfiguration]).toEqual([
    'ES1',
    pit,
  ])
})

it('DSK-04 a copy with what the account does not have stays, and comes together with it at the next sign-in', async () => {
  const home = account(desk('a', 'A'))
  const here = browser()
  const one = here.open(home)
  await one.load(first)
  one.edit([desk('a', 'A', 'NVDA')])
  await one.drop()
  expect(one.here()).toEqual(['A NVDA'])
  const { desks } = await here.open(home, one.ofTheTab).load(first)
  expect(inWords(desks)).toEqual(['A NVDA'])
})

it('DSK-04 a window that is still signed in when another drops the copy goes on with its desks, and doubles none', async () => {
  const home = account(desk('desk-1', 'Desk 1', 'NVDA'))
  const here = browser()
  const [one, other] = [here.open(home), here.open(home)]
  await one.load(first)
  const { desks } = await other.load(first)
  await one.drop()
  for (const name of Object.keys(other.ofTheTab)) other.ofTheTab.removeItem(name)
  const { kept } = other
  const edit = { does: 'rename', id: 'desk-1', name: 'Chips' } as const
  const after = kept.edit({ owner: 'ann', desks, current: 'desk-1', edit })
  await other.save(after.desks)
  expect([home.now(), other.here()]).toEqual([['Chips NVDA'], ['Chips NVDA']])
})

it('DSK-04 what a user leaves at a sign-out comes into the account in their name, together with what another browser has changed', async () => {
  const home = account(desk('a', 'A'))
  const names: unknown[] = []
  const httpOf = (signIn: SignIn) => {
    names.push(signIn)
    return home.http
  }
  const one = browser({ functionality: false }).open({
    http: { ...home.http, keepDesks: () => Promise.reject() },
    httpOf,
  })
  await one.load([desk('a', 'A')])
  const left = [desk('a', 'A', 'NVDA')]
  one.edit(left)
  await browser()
    .open(home)
    .save([desk('a', 'A'), desk('b', 'B')], { agreed: await home.http.loadDesks() })
  const { desks } = await one.part(left, { signIn: annFirst })
  await one.part([...desks], { signIn: annFirst })
  expect([home.now(), names]).toEqual([
    ['A NVDA', 'B'],
    [annFirst, annFirst],
  ])
  await one.drop()
  expect(one.names()).toEqual([])
})

it('DSK-04 who signs out and in again in the same window loses no desk, also where they change one before the account answers', async () => {
  const home = account()
  const one = browser().open(home)
  one.edit([desk('a', 'A'), desk('b', 'B')])
  await one.save([])
  await one.drop()
  const again = await one.load(first, { agreed: undefined })
  await one.drop()
  one.edit([desk('desk-1', 'Desk 1', 'NVDA')])
  const changed = await one.load([], { agreed: undefined })
  expect([again, changed].map(({ desks }) => inWords(desks))).toEqual([
    ['A', 'B'],
    ['A', 'B', 'Desk 1 NVDA'],
  ])
})

it('DSK-04 without consent a tab has its own copy, and tabs come together in the account', async () => {
  const home = account(desk('a', 'A'))
  const here = browser({ functionality: false })
  const [one, other] = [here.open(home), here.open(home)]
  await one.load(first)
  await other.load(first)
  one.edit([desk('a', 'A', 'NVDA')])
  await one.save([])
  expect([other.here(), inWords((await other.load([])).desks)]).toEqual([['A'], ['A NVDA']])
})

it('DSK-04 what the News Pit looks for is of each browser, and is in no account', async () => {
  const home = account()
  const pit = (ticker: string) => ({ id: 'news-pit-feed', name: '', searchContext: { tickers: [ticker] } })
  const looking = (ticker: string, change: Partial<Desk> = {}): Desk => ({
    ...desk('a', 'A'),
    workspace: keptWorkspace({ ...firstWorkspace, newsPitFeedConfiguration: pit(ticker) }),
    ...change,
  })
  const [one, other] = [browser().open(home), browser().open(home)]
  one.edit([looking('NVDA')])
  await one.save([], { current: 'a' })
  const { desks } = await other.load([looking('MSFT', { id: 'desk-1', name: 'Desk 1' })])
  other.edit([looking('MSFT'), desk('b', 'B')])
  await other.save([], { current: 'a' })
  const here = await one.load([], { current: 'a' })
  expect([JSON.stringify(await home.http.loadDesks()), ...[desks, here.desks].map(pitsIn), home.saved.length]).toEqual([
    expect.not.stringMatching(/NVDA|MSFT/),
    ['MSFT'],
    ['NVDA', 'NVDA'],
    2,
  ])
  one.edit([looking('AAPL'), desk('b', 'B')])
  await one.save([], { current: 'a' })
  expect(home.saved.length).toBe(2)
})
const pitsIn = (desks: Desks) =>
  desks.map(({ workspace }) => workspace.newsPitFeedConfiguration.searchContext.tickers?.join())

it('DSK-04 where the account was made again, desks that are no longer there are not taken as deleted', async () => {
  const again = browser().open(account(desk('b', 'B')))
  again.edit([desk('a', 'A')])
  again.choices.keepLater('desks./agreed.ann', { desks: [desk('a', 'A')], revision: 7 })
  expect(inWords((await again.load([])).desks)).toEqual(['B', 'A'])
})

it('DSK-04 what is being built when the account answers is another desk than the account’s first', async () => {
  const home = account(desk('desk-1', 'Desk 1', 'MSFT'))
  const untouched = firstDesks(firstContent)
  const [one, other] = [browser().open(home), browser().open(home)]
  one.edit(untouched)
  other.edit(untouched)
  const before = await one.load(untouched)
  const shown = { owner: 'ann', current: 'desk-1', building: [0] }
  const during = await other.load(untouched, {}, shown)
  expect([inWords(before.desks), inWords(during.desks), during.ids]).toEqual([
    ['Desk 1 MSFT'],
    ['Desk 1 MSFT', 'Desk 2'],
    { 'desk-1': during.desks[1]?.id },
  ])
})
