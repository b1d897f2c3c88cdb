import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CannotStart } from '../../mock-server/cannot-start.ts'
import { systemEnvironment } from '../../mock-server/environment.ts'
import { openStore, troubleOf } from '../../mock-server/store/open-store.ts'
import { prepareFolder } from './stores.ts'

it('BCK-02 a damaged data folder is said to be one, with ways out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await prepareFolder(folder)
  await writeFile(join(folder, 'store/global/pg_control'), 'damaged')
  const error: unknown = await openStore({ folder }, systemEnvironment).catch((error: unknown) => error)
  await rm(folder, { recursive: true, force: true })
  expect([error instanceof CannotStart, String(error)]).toEqual([
    true,
    expect.stringMatching(
      /^Error: The data folder \S+ cannot be read \(.+\)\. Put a copy of it back, .*npm run reset$/s,
    ),
  ])
})

it.each([
  [
    'EACCES',
    'The data folder data may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start',
  ],
  [
    'EROFS',
    'The data folder data may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start',
  ],
  ['ENOSPC', 'There is no room left for the data folder data. Make some and start again.'],
])('BCK-02 a data folder that is refused by %s is told so in a sentence', (code, sentence) => {
  expect(troubleOf('data', Object.assign(new Error('refused'), { code }))).toBe(sentence)
})
