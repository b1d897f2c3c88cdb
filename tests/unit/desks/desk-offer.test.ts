import { expect, it } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import type { DesksHere } from '../../../src/machines/desks/desk-offer-parts.ts'
import { createDeskOffer } from '../../../src/root/desks/desk-offer.ts'
import { createKeptDesks } from '../../../src/root/desks/kept-desks.ts'
import { type Desks, firstContent, firstDesks } from '../../../src/rules/desks/desks.ts'
import { offeredWords } from '../../../src/rules/desks/offered-desks.ts'
import { keptWorkspace } from '../../../src/rules/shared/page/kept-workspace.ts'
import { firstWorkspace } from '../../../src/rules/shared/page/workspace.ts'
import { createSite, createTime, openPage } from '../../model/drive/page.ts'
import { askPort, createTexts } from './desk-browser.ts'

const terminal = (symbol: string) => keptWorkspace({ ...firstWorkspace, symbol })
const desk = (id: string, name: string, symbol = ''): Desk => ({ ...firstContent, id, name, symbol })
/** Its Terminal, too, is about the symbol. */
const arranged = (id: string, name: string, symbol: string): Desk => ({
  ...desk(id, name, symbol),
  workspace: terminal(symbol),
})
const first = firstDesks(firstContent)
const [banks, oil] = [arranged('b', 'Banks', 'JPM'), arranged('o', 'Oil', 'XOM')]

/** A browser with consent in which a visitor has left desks, and ann is signed in. */
function browser(visitors: Desks, current = 'desk-1', own: Desks = []) {
  const { environment } = openPage('/', {
    site: { ...createSite(), lasting: createTexts() },
    ofTheTab: createTexts(),
    time: createTime(),
    fetch,
  })
  const storage = createStorage(environment)
  const choices = createChoices(storage, environment)
  choices.keepConsent({ functionality: true, thirdParty: false })
  const kept = createKeptDesks(choices, environment)
  const { logic } = createDeskOffer({ choices, kept, storage })
  const leaveDesks = (desks: Desks) => choices.keepLater('desks.', { desks, current })
  const ownDesks = (desks: Desks) => choices.keepLater('desks.ann', { desks, current: 'a' })
  const changes: string[] = []
  kept.watch((owner, desks) => changes.push(`${owner}: ${desks.map(({ name }) => name)}`))
  if (visitors.length > 0) leaveDesks(visitors)
  if (own.length > 0) ownDesks(own)
  const ask = async (port: string, input: unknown) => askPort(logic, port)(input)
  const read = async (owner = 'ann') => (await ask('readHere', owner)) as DesksHere
  return {
    ...{ choices, kept, read, changes, leaveDesks, ownDesks },
    offers: async () => (await read()).offered.map((one) => one.desk.name),
    note: (port: 'noteAsked' | 'notePutOff', ...ids: string[]) => ask(port, { owner: 'ann', ids }),
    take: (...taken: DesksHere['offered']) => ask('noteTaken', { owner: 'ann', taken }),
    arrive: (desks: Desks) => choices.keepLater('desks./agreed.ann', { desks, revision: 1 }),
    drop: (...taken: DesksHere['offered']) => ask('dropHere', taken),
    left: () => (kept.recall('').kept?.desks ?? []).map(({ name }) => name),
    shows: () => choices.workspace()?.symbol,
  }
}

it.each<[string, Desks, Desks, string[]]>([
  ['two that something was done on', [...first, banks, oil], [], ['Banks', 'Oil']],
  ['the first, once something was done on it', [desk('desk-1', 'Desk 1', 'NVDA')], [desk('a', 'A')], ['Desk 1']],
  [
    'not a copy of the untouched one, but one with a name',
    [...first, desk('c', 'Desk 2'), desk('d', 'Mine')],
    [],
    ['Mine'],
  ],
  ['not what the user has, under whichever name', [banks, oil], [{ ...banks, id: 'x', name: 'Lenders' }], ['Oil']],
  ['none, where a visitor has left none', [], [], []],
])('DSK-05 are offered: %s', async (_, visitors, own, names) => {
  expect(await browser(visitors, 'desk-1', own).offers()).toEqual(names)
})

it('DSK-05 a Terminal that was arranged before there were desks is offered as the first', async () => {
  const one = browser([])
  one.choices.keepWorkspace(undefined, terminal('JPM'))
  const { offered } = await one.read()
  await one.drop(...offered)
  expect([offered.map(({ desk: { name } }) => name), one.shows(), await one.offers()]).toEqual([
    ['Desk 1'],
    undefined,
    [],
  ])
})

it('DSK-05 what the user had once is not offered once they have changed it, but what a visitor has changed since is', async () => {
  const one = browser([banks], 'b', [{ ...banks, id: 'x' }])
  const before = await one.offers()
  one.ownDesks([oil])
  const after = await one.offers()
  one.leaveDesks([{ ...banks, symbol: 'GS' }])
  expect([before, after, await one.offers()]).toEqual([[], [], ['Banks']])
})

it('DSK-05 each has an id of its own in the account, and what the user has answered is kept for the user', async () => {
  const one = browser([...first, banks])
  await one.note('noteAsked', 'b')
  await one.note('notePutOff', 'b')
  const { offered, asked, putOff } = await one.read()
  const ids = offered.map(({ from, desk: { id } }) => [from, id === from])
  const ben = await one.read('ben')
  expect([ids, asked, putOff, ben.asked, ben.putOff, one.left()]).toEqual([
    [['b', false]],
    ['b'],
    ['b'],
    [],
    [],
    ['Desk 1', 'Banks'],
  ])
})

it('DSK-05 what was put off is not offered beside others, but where nothing else is', async () => {
  const one = browser([...first, banks])
  await one.note('notePutOff', banks.id)
  const alone = await one.offers()
  one.leaveDesks([...first, banks, oil])
  const beside = await one.offers()
  await one.note('notePutOff', oil.id)
  expect([alone, beside, await one.offers()]).toEqual([['Banks'], ['Oil'], ['Banks', 'Oil']])
})

it('DSK-05 what is taken goes from the browser, and of the others none is changed: the visitors’ Terminal shows one of them', async () => {
  const one = browser([banks, oil], 'b')
  one.choices.keepWorkspace(undefined, terminal('JPM'))
  const { offered } = await one.read()
  await one.drop(...offered.filter(({ from }) => from === 'b'))
  const { kept } = one.kept.recall('')
  expect([one.left(), kept?.current, one.shows(), kept?.desks]).toEqual([['Oil'], 'o', 'XOM', [oil]])
})

it('DSK-05 a desk that was changed since stays, and what the visitors’ Terminal shows stays where another desk goes', async () => {
  const one = browser([banks, oil], 'b')
  one.choices.keepWorkspace(undefined, terminal('GS'))
  const { offered } = await one.read()
  one.leaveDesks([{ ...banks, symbol: 'GS' }, oil])
  await one.drop(...offered)
  expect([one.left(), one.kept.recall('').kept?.current, one.shows()]).toEqual([['Banks'], 'b', 'GS'])
})

it('DSK-05 once all are taken nothing of them is left, but what the News Pit looks for', async () => {
  const one = browser([banks], 'b')
  const pit = { id: 'news-pit-feed', name: '', searchContext: { tickers: ['NVDA'] } }
  one.choices.keepWorkspace(
    undefined,
    keptWorkspace({ ...firstWorkspace, symbol: 'JPM', newsPitFeedConfiguration: pit }),
  )
  await one.drop(...(await one.read()).offered)
  const { symbol, newsPitFeedConfiguration } = one.choices.workspace() ?? {}
  expect([one.left(), symbol, newsPitFeedConfiguration]).toEqual([[], 'ES1', pit])
})

it('DSK-05 what is taken goes at the next agreement where its user has signed out without network, and not before', async () => {
  const one = browser([...first, banks, oil], 'b')
  const { offered } = await one.read()
  const [mine] = offered
  await one.take(...offered.slice(0, 1))
  await one.read()
  const before = one.left()
  one.arrive(mine ? [mine.desk] : [])
  await one.read('ben')
  const ofAnother = one.left()
  await one.read()
  expect([before, ofAnother, one.left(), one.changes]).toEqual([
    ['Desk 1', 'Banks', 'Oil'],
    ['Desk 1', 'Banks', 'Oil'],
    ['Desk 1', 'Oil'],
    [': Desk 1,Oil'],
  ])
  // it is not noted any longer
  one.leaveDesks([...first, banks])
  await one.read()
  expect(one.left()).toEqual(['Desk 1', 'Banks'])
})

it('DSK-05 the window learns that desks of visitors have gone, also where none is left', async () => {
  const one = browser([banks], 'b')
  await one.drop(...(await one.read()).offered)
  expect(one.changes).toEqual([': Desk 1'])
})

it('DSK-05 desks are named one after the other', () => {
  expect([[banks], [banks, oil], [...first, banks, oil]].map(offeredWords)).toEqual([
    '“Banks” was',
    '“Banks” and “Oil” were',
    '“Desk 1”, “Banks” and “Oil” were',
  ])
})
