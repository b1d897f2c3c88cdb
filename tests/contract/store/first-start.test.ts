import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAccounts } from '../../../mock-server/account/open-accounts.ts'
import { createClock } from '../../../mock-server/clock.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import { presets, users } from '../../../mock-server/store/schema.ts'
import { serverKeys } from '../../../mock-server/store/server-schema.ts'
import { lendStore } from './stores.ts'

describe('the demo account', () => {
  let store: Store
  beforeEach(async () => {
    store = await lendStore()
  })
  afterEach(() => store.close())

  const open = () =>
    openAccounts(store.database, createClock(systemEnvironment), systemEnvironment, { demoAccount: 'firstStart' })
  const breakPresets = () => store.database.execute('ALTER TABLE presets RENAME TO lost')
  const mendPresets = () => store.database.execute('ALTER TABLE lost RENAME TO presets')
  const counts = () => Promise.all([serverKeys, users, presets].map((table) => store.database.$count(table)))

  it('BCK-02 the next start creates it when the first one was interrupted', async () => {
    await breakPresets()
    await expect(open()).rejects.toThrow('presets')
    await mendPresets()
    const broken = await counts()
    await open()
    expect([broken, await counts()]).toEqual([
      [0, 0, 0],
      [3, 1, 3],
    ])
  })

  it('BCK-04 it exists after an interrupted reset', async () => {
    const accounts = await open()
    await breakPresets()
    await expect(accounts.reset()).rejects.toThrow('presets')
    await mendPresets()
    expect(await counts()).toEqual([3, 1, 3])
  })
})
