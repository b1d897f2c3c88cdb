import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import { type Answer, startTestBackend } from '../backend.ts'
import { bea, withBea } from '../bea.ts'
import { prepareFolder } from '../store/empty-database.ts'
import { desk, storedIn } from './desk-cases.ts'

const path = '/api/desks'
const here = withBea()

const list = async () => storedIn(await here.backend.call('GET', path, { token: here.token }))
const keep = (desks: readonly Desk[], revision: number, token = here.token) =>
  here.backend.call('PUT', path, { token, body: { desks, revision } })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

const banks = desk('2-1-4-3', {
  ...{ name: 'Banks 🏦 – б', linked: ['feed-1'], symbol: 'BRK.B', density: 'comfortable' },
  workspace: {
    ...desk('x').workspace,
    feedConfigurations: ['feed-1', 'feed-2', 'feed-3'].map((id) => ({
      ...{ id, name: '', stories: 'off' as const },
      searchContext: { keywords: Array.from({ length: 80 }, (_, at) => `${at}`.padEnd(180, 'x')) },
    })),
    sizes: { columns: { left: 320 }, shares: { 'feed-1': 0.5 } },
    queries: [],
    watches: true,
  },
})

describe('desks in the account', () => {
  it('API-20 come back as they were kept, in their order, with the next revision; before that there are none', async () => {
    const before = await list()
    const answers = [await keep([banks, desk('desk-1')], 0), await keep([desk('desk-1'), banks], 1)]
    expect([before, answers.map(storedIn), await list()]).toEqual([
      { desks: [], revision: 0 },
      [
        { desks: [banks, desk('desk-1')], revision: 1 },
        { desks: [desk('desk-1'), banks], revision: 2 },
      ],
      { desks: [desk('desk-1'), banks], revision: 2 },
    ])
  })

  it('API-20 that come again from the same revision, as their answer was lost, are no conflict and change nothing', async () => {
    const answers = [await keep([banks], 0), await keep([banks], 0)]
    expect([statuses(answers), ...answers.map(storedIn), await list()]).toEqual([
      [200, 200],
      ...Array(3).fill({ desks: [banks], revision: 1 }),
    ])
  })

  it('API-20 of two clients that keep theirs at once one is answered with what the other has kept, and nothing of that is lost', async () => {
    await keep([desk('a')], 0)
    const answers = await Promise.all([keep([desk('a'), desk('b')], 1), keep([desk('a'), desk('c')], 1)])
    const [won, lost] = answers.sort((a, b) => a.status - b.status)
    const stored = await list()
    expect([statuses(answers), storedIn(won as Answer), lost?.body]).toEqual([
      [200, 409],
      stored,
      { code: 'changed-elsewhere', message: 'The desks were changed elsewhere.', data: stored },
    ])
    expect([stored.revision, (await keep([desk('d')], 0)).status, await list()]).toEqual([2, 409, stored])
  })

  it.each<[string, Desk[]]>([
    ['none', []],
    ['ten', Array.from({ length: 10 }, (_, at) => desk(`d${at}`))],
    ['two with one id', [desk('a'), desk('a', { name: 'B' })]],
    ['one without a name', [desk('a', { name: '' })]],
    ['one with a name of 41 characters', [desk('a', { name: 'x'.repeat(41) })]],
    [
      'one with four feeds',
      [desk('a', { workspace: { ...banks.workspace, feedConfigurations: Array(4).fill(banks) } })],
    ],
    ['one with an id that is none', [desk('a b')]],
  ])('API-20 DSK-01 %s: they are refused, and those of before stay', async (_, desks) => {
    await keep([desk('a')], 0)
    expect([(await keep(desks, 1)).status, await list()]).toEqual([400, { desks: [desk('a')], revision: 1 }])
  })

  it('API-20 nine desks of three long searches each can be kept, and more than a MiB cannot', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => ({ ...banks, id: `d${at}`, name: `${at}` }))
    const { status } = await keep(nine, 0)
    const long = 'x'.repeat(1024 * 1024)
    const refused = await here.backend.call('PUT', path, {
      token: here.token,
      body: { desks: nine, revision: 1, long },
    })
    expect([status, refused.status, (await list()).desks]).toEqual([200, 413, nine])
  })

  it('API-20 signs that a database may not like are refused or come back', async () => {
    const odd = desk('a', { name: 'a\0b', symbol: '\ud800' })
    const { status } = await keep([odd], 0)
    expect([status, await list()]).toEqual([200, { desks: [odd], revision: 1 }])
  })
})

describe('whose they are', () => {
  it('API-20 each user has their own', async () => {
    await keep([desk('a')], 0)
    const { token } = await here.backend.signIn()
    const theirs = await here.backend.call('GET', path, { token })
    const kept = await keep([desk('b')], 0, token)
    expect([storedIn(theirs), kept.status, await list()]).toEqual([
      { desks: [], revision: 0 },
      200,
      { desks: [desk('a')], revision: 1 },
    ])
  })

  it('API-02 API-20 the export has them, and deletion takes them away', async () => {
    await keep([banks, desk('a')], 0)
    const { body } = await here.backend.call('GET', '/api/user/export', { token: here.token })
    await here.backend.call('DELETE', '/api/user', { token: here.token, body: { currentPassword: bea.password } })
    const { desks } = await here.backend.dump()
    expect([(body as { desks: unknown }).desks, desks]).toEqual([[banks, desk('a')], []])
  })
})

it('API-20 they survive a restart of the server', { tags: ['restart'] }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await prepareFolder(folder)
  const first = await startTestBackend({ storage: { folder } })
  const { token } = await first.signIn()
  await first.call('PUT', path, { token, body: { desks: [banks], revision: 0 } })
  await first.close()
  const second = await startTestBackend({ storage: { folder } })
  const answer = await second.call('GET', path, { token: (await second.signIn()).token })
  await second.close()
  expect(storedIn(answer)).toEqual({ desks: [banks], revision: 1 })
})
