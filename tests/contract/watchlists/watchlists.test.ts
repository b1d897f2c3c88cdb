import { describe, expect, it } from 'vitest'
import { WATCHED_LIMIT, WATCHLISTS_LIMIT } from '../../../src/contract/shared/user/watchlist.ts'
import type { Answer } from '../backend.ts'
import { bea, withBea } from '../bea.ts'
import { listIn, listsIn } from './watchlist-cases.ts'

const path = '/api/watchlists'

const here = withBea()

const call = (method: string, path: string, body?: unknown, more: object = {}) =>
  here.backend.call(method, path, { token: here.token, ...(body ? { body } : {}), ...more })
const create = (name: string, symbols: readonly string[] = ['F', 'GM'], more: object = {}) =>
  call('POST', path, { name, symbols, ...more })
const made = async (name: string, symbols?: readonly string[], more?: object) =>
  listIn(await create(name, symbols, more))
const change = (id: string, body: object) => call('PATCH', `${path}/${id}`, body)
const listed = async () => listsIn(await call('GET', path)).map(({ name, symbols }) => [name, ...symbols])
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const codeOf = ({ status, body }: Answer) => [status, (body as { code: string }).code]

describe('watchlists', () => {
  it('API-12 WCH-01 lists are read in the order of the user with their symbols as they were saved, also unknown ones', async () => {
    await create('Cars', ['F', 'BRK.B', '^VIX', 'BTC-USD', 'NO.SUCH', 'EURUSD=X'])
    await create('Börse 六', [])
    await create('First', ['GM'], { position: 0 })
    await create('Between', ['T'], { position: 1 })
    expect(await listed()).toEqual([
      ['First', 'GM'],
      ['Between', 'T'],
      ['Cars', 'F', 'BRK.B', '^VIX', 'BTC-USD', 'NO.SUCH', 'EURUSD=X'],
      ['Börse 六'],
    ])
  })

  it('API-12 a list is renamed, filled, emptied, and deleted once; a change answers with the list', async () => {
    const { id } = await made('Cars')
    const renamed = listIn(await change(id, { name: ' Motors ' }))
    const filled = listIn(await change(id, { symbols: ['TM', 'F'] }))
    const emptied = listIn(await change(id, { symbols: [] }))
    const removed = [await call('DELETE', `${path}/${id}`), await call('DELETE', `${path}/${id}`)]
    expect([renamed, filled, emptied, statuses(removed), await listed()]).toEqual([
      { id, name: 'Motors', symbols: ['F', 'GM'] },
      { id, name: 'Motors', symbols: ['TM', 'F'] },
      { id, name: 'Motors', symbols: [] },
      [204, 404],
      [],
    ])
  })

  it('API-12 the lists are put into an order; what it does not name comes last', async () => {
    const [cars, oil, chips] = [await made('Cars', []), await made('Oil', []), await made('Chips', [])]
    await call('PUT', `${path}/order`, { ids: [chips.id, 'strange', oil.id] })
    const first = await listed()
    await call('PUT', `${path}/order`, { ids: [cars.id] })
    expect([first, await listed()]).toEqual([
      [['Chips'], ['Oil'], ['Cars']],
      [['Cars'], ['Chips'], ['Oil']],
    ])
  })

  it('API-08 API-12 the same call with the same key saves one list and is answered alike', async () => {
    const headers = { headers: { 'idempotency-key': 'one' } }
    const ask = (name: string) => call('POST', path, { name, symbols: ['F'] }, headers)
    const answers = [await ask('Cars'), await ask('Cars'), await ask('Oil')]
    expect([listIn(answers[1] as Answer), await listed()]).toEqual([
      listIn(answers[0] as Answer),
      [
        ['Cars', 'F'],
        ['Oil', 'F'],
      ],
    ])
  })

  it.each([
    ['the same', 'Börse'],
    ['in other case, without accent', ' BORSE '],
  ])('WCH-02 a name that is %s is taken, for a new list and for another one', async (_, name) => {
    const { id } = await made('Börse')
    const other = await made('Oil')
    const answers = [await create(name), await change(other.id, { name }), await change(id, { name })]
    expect([answers.slice(0, 2).map(codeOf), answers[2]?.status]).toEqual([
      [
        [409, 'name-taken'],
        [409, 'name-taken'],
      ],
      200,
    ])
  })

  it.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(51)],
    ['without a letter or digit', '***'],
    ['with a quotation mark', 'my "best"'],
    ['with a NUL', 'a\0b'],
  ])('WCH-02 a name that is %s is refused', async (_, name) => {
    expect([(await create(name)).status, await listed()]).toEqual([400, []])
  })

  it.each([
    ['in lower case', ['aapl']],
    ['with a space', ['BRK B']],
    ['of 17 characters', ['A'.repeat(17)]],
    ['with a NUL', ['A\0']],
    ['twice', ['F', 'GM', 'F']],
    ['too many', Array.from({ length: WATCHED_LIMIT + 1 }, (_, at) => `S${at}`)],
  ])('WCH-01 symbols that are %s are refused', async (_, symbols) => {
    expect([(await create('Bad', symbols)).status, await listed()]).toEqual([400, []])
  })

  it('WCH-01 a user has 50 lists of 1,000 symbols at most', async () => {
    const symbols = Array.from({ length: WATCHED_LIMIT }, (_, at) => `${at}`.padEnd(16, 'A'))
    const base = symbols.with(0, 'F')
    const { id } = await made('List 0', base)
    const changed = await change(id, { symbols, base: { symbols: base } })
    for (let count = 1; count < WATCHLISTS_LIMIT; count += 1) await create(`List ${count}`, [])
    const answer = await create('One more')
    expect([listIn(changed).symbols, codeOf(answer), (await listed()).length]).toEqual([
      symbols,
      [409, 'too-many'],
      WATCHLISTS_LIMIT,
    ])
  })
})

describe('changes by two clients', () => {
  it('WCH-03 symbols that both add and remove at once are all added and removed', async () => {
    const base = { symbols: ['F', 'GM', 'TM'] }
    const { id } = await made('Cars', base.symbols)
    const answers = await Promise.all([
      change(id, { symbols: ['GM', 'TM', 'HMC'], base }),
      change(id, { symbols: ['F', 'GM', 'RACE'], base }),
    ])
    const [[, ...symbols] = []] = await listed()
    expect([statuses(answers), symbols.sort()]).toEqual([
      [200, 200],
      ['GM', 'HMC', 'RACE'],
    ])
  })

  it('WCH-03 a name that both change is saved once, and the other receives the list as stored', async () => {
    const { id } = await made('Cars')
    const base = { name: 'Cars' }
    const answers = await Promise.all([
      change(id, { name: 'Motors', base }),
      change(id, { name: 'Wheels', symbols: ['TM'], base }),
    ])
    const [won, lost] = answers.sort((a, b) => a.status - b.status)
    const [stored] = listsIn(await call('GET', path))
    const again = await change(id, { name: stored?.name, base })
    expect([statuses(answers), lost?.body, stored?.name, again.status]).toEqual([
      [200, 409],
      { code: 'changed-elsewhere', message: 'The list was renamed elsewhere.', data: stored },
      listIn(won as Answer).name,
      200,
    ])
  })

  it('WCH-03 what would make a list too long together is refused', async () => {
    const full = Array.from({ length: WATCHED_LIMIT }, (_, at) => `S${at}`)
    const { id } = await made('Full', full)
    const base = { symbols: full.slice(1) }
    expect(codeOf(await change(id, { symbols: [...base.symbols, 'F'], base }))).toEqual([409, 'too-many'])
  })
})

describe('whose they are', () => {
  it('API-12 lists of another user count as unknown, do not change, and take no name', async () => {
    const { id } = await made('Cars')
    const asked = { token: (await here.backend.signIn()).token }
    const answers = [
      await here.backend.call('PATCH', `${path}/${id}`, { ...asked, body: { name: 'Mine' } }),
      await here.backend.call('DELETE', `${path}/${id}`, asked),
      await here.backend.call('PUT', `${path}/order`, { ...asked, body: { ids: [id] } }),
      await here.backend.call('POST', path, { ...asked, body: { name: 'Cars', symbols: [] } }),
    ]
    expect([statuses(answers), await listed()]).toEqual([[404, 404, 204, 200], [['Cars', 'F', 'GM']]])
  })

  it('API-02 the export has the lists in their order, and deletion takes them away', async () => {
    await create('Cars')
    const first = await made('First', ['T'], { position: 0 })
    const { body } = await call('GET', '/api/user/export')
    await call('DELETE', '/api/user', { currentPassword: bea.password })
    const { watchlists } = await here.backend.dump()
    expect([(body as { watchlists: unknown }).watchlists, watchlists]).toEqual([
      [first, { id: expect.any(String), name: 'Cars', symbols: ['F', 'GM'] }],
      [],
    ])
  })
})
