// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { createKeptLists } from '../../../src/adapters/watchlists/kept-lists.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { Watchlist } from '../../../src/contract/shared/user/watchlist.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { saveHere, saveInAccount, type WatchlistCalls } from '../../../src/root/watchlists/saving.ts'
import { isUnfit, refusalWords } from '../../../src/rules/watchlists/refusal-words.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }

/** An account with these lists; `fails` says for which call it fails. */
function accountWith(stored: Watchlist[], fails: (call: string) => unknown = () => undefined) {
  const called: unknown[][] = []
  const note = async <Answer>(call: unknown[], answer: Answer) => {
    called.push(call)
    const error = fails(String(call[0]))
    if (error) throw error
    return answer
  }
  const http: WatchlistCalls = {
    listWatchlists: () => note(['list'], stored),
    createWatchlist: (body) =>
      note(['create', body], { id: `of ${body.name}`, name: body.name, symbols: body.symbols }),
    updateWatchlist: (id, body) => note(['update', id, body], { id, name: 'As stored', symbols: ['F', 'GM'] }),
    deleteWatchlist: (id) => note(['delete', id], undefined),
    arrangeWatchlists: (ids) => note(['arrange', ids], undefined),
  }
  return { http, called }
}

function browserWith(...lists: Watchlist[]) {
  const environment = browserEnvironment()
  const kept = createKeptLists(createStorage(environment), environment)
  kept.write(lists)
  return kept
}
beforeEach(() => localStorage.clear())

describe('in the account', () => {
  it('API-12 an edit is one call, and what the backend made of it is seen', async () => {
    const { http, called } = accountWith([])
    const base = { symbols: ['F'] }
    const after = [
      await saveInAccount(http, [cars], { kind: 'added', name: 'Oil', symbols: ['XOM'], position: 0 }),
      await saveInAccount(http, [cars, oil], { kind: 'changed', id: 'cars', symbols: ['GM'], base }),
      await saveInAccount(http, [cars, oil], { kind: 'removed', id: 'cars' }),
      await saveInAccount(http, [cars, oil], { kind: 'arranged', ids: ['oil', 'cars'] }),
    ]
    expect([after, called]).toEqual([
      [
        [{ id: 'of Oil', name: 'Oil', symbols: ['XOM'] }, cars],
        [{ id: 'cars', name: 'As stored', symbols: ['F', 'GM'] }, oil],
        [oil],
        [oil, cars],
      ],
      [
        ['create', { name: 'Oil', symbols: ['XOM'], position: 0 }],
        ['update', 'cars', { symbols: ['GM'], base }],
        ['delete', 'cars'],
        ['arrange', ['oil', 'cars']],
      ],
    ])
  })

  it('WCH-03 a list that was deleted elsewhere is deleted; another failure is one', async () => {
    const gone = accountWith([], () => new Failure('refused', 404))
    const silent = accountWith([], () => new Failure('silent'))
    const edit = { kind: 'removed', id: 'cars' } as const
    expect(await saveInAccount(gone.http, [cars, oil], edit)).toEqual([oil])
    await expect(saveInAccount(silent.http, [cars, oil], edit)).rejects.toMatchObject({ kind: 'silent' })
  })
})

describe('a list of this browser', () => {
  const keep = (list: Watchlist) => ({ kind: 'kept', list }) as const

  it('WCH-11 is kept in the account as that is now, not as the page knew it', async () => {
    const other = accountWith([oil])
    const same = accountWith([cars, oil])
    expect([
      await saveInAccount(other.http, [cars], keep({ ...cars, id: '1' })),
      await saveInAccount(same.http, [], keep({ ...cars, id: '1' })),
      [other.called, same.called],
    ]).toEqual([
      [oil, { ...cars, id: 'of Cars' }],
      [cars, oil],
      [[['list'], ['create', { name: 'Cars', symbols: ['F'] }]], [['list']]],
    ])
  })

  it('WCH-11 that would be too long with the one of its name is refused as the server would', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `S${at}`)
    const { http, called } = accountWith([{ ...cars, symbols: many }])
    const error = await saveInAccount(http, [], keep(cars)).catch((reason: unknown) => reason)
    expect([refusalWords(error), isUnfit(error), called]).toEqual([
      '“Cars”: A list has at most 1,000 symbols.',
      true,
      [['list']],
    ])
  })

  it.each<[string, unknown, boolean]>([
    ['a conflict that says why', new Failure('refused', 409, { code: 'name-taken', message: 'Taken.' }), true],
    ['one that does not', new Failure('refused', 409), false],
    ['what the server refuses otherwise', new Failure('refused', 503, { code: 'busy', message: 'Busy.' }), false],
    ['no failure of a call', new Error('silent'), false],
  ])('WCH-04 WCH-11 of %s it is known whether it would be refused again, and why', (_, error, isRefused) => {
    const words = 'The change to your watchlists could not be saved.'
    expect([isUnfit(error), refusalWords(error)]).toEqual(isRefused ? [true, 'Taken.'] : [false, words])
  })

  it('WCH-11 goes into no account once its user has left', async () => {
    const { http, called } = accountWith([])
    const user = new AbortController()
    const saving = saveInAccount(http, [], keep(cars), user.signal)
    user.abort()
    await expect(saving).rejects.toThrow()
    expect(called).toEqual([['list']])
  })
})

describe('in this browser', () => {
  it('WCH-06 a visitor’s edits are kept, onto what another tab has kept meanwhile', () => {
    const kept = browserWith(cars)
    saveHere(kept, { kind: 'added', name: 'Oil', symbols: ['XOM'] })
    browserWith(...kept.read(), { id: 'elsewhere', name: 'Elsewhere', symbols: [] })
    const after = saveHere(kept, { kind: 'changed', id: 'cars', symbols: ['F', 'GM'], base: { symbols: ['F'] } })
    expect([after, kept.read()]).toEqual([
      [
        { ...cars, symbols: ['F', 'GM'] },
        { ...oil, id: expect.any(String) },
        { id: 'elsewhere', name: 'Elsewhere', symbols: [] },
      ],
      after,
    ])
  })
})
