import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BackendEnvironment } from '../../../mock-server/backend.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import type { Options } from '../../../mock-server/options.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import { welcome } from '../../../mock-server/welcome.ts'
import { demo, startTestBackend } from '../backend.ts'
import { lendStore } from '../store/stores.ts'

type DemoAccount = Options['demoAccount']

let store: Store
beforeEach(async () => {
  store = await lendStore()
})
afterEach(() => store.close())

/** A backend on the data that the previous one left. */
async function start(demoAccount: DemoAccount, environment: Partial<BackendEnvironment> = {}) {
  const storage = { store: Promise.resolve({ database: store.database, close: async () => {} }) }
  const backend = await startTestBackend({ storage, demoAccount }, environment)
  const { email, password } = demo
  return {
    ...backend,
    logIn: () => backend.call('POST', '/api/user/login', { body: { email, password } }),
    restore: (cookie: string) =>
      backend.call('GET', '/api/user/persisted-login', {
        cookie: cookie.replace(/^.*?=/, `market-flux-${new URL(backend.url).port}=`),
      }),
    isPrinted: async () => (await welcome(backend, { ...plain, storage, demoAccount })).includes(demo.password),
  }
}
const plain: Omit<Options, 'storage' | 'demoAccount'> = {
  ...{ host: '127.0.0.1', port: 0, feeds: [], isSimulated: true, seed: 'test', hideAccounts: false },
  mock: 'loopback',
}

async function isOpenAfter(...starts: DemoAccount[]) {
  let found: [status: number, isPrinted: boolean] | undefined
  for (const demoAccount of starts) {
    const backend = await start(demoAccount)
    found = [(await backend.logIn()).status, await backend.isPrinted()]
    await backend.close()
  }
  return found
}

describe('the demo account, whose password is public', () => {
  it.each<[DemoAccount[], [number, boolean]]>([
    [['firstStart'], [200, true]],
    [['always'], [200, true]],
    [['none'], [404, false]],
    [
      ['firstStart', 'none'],
      [404, false],
    ],
    [
      ['firstStart', 'none', 'firstStart'],
      [200, true],
    ],
    [
      ['none', 'firstStart'],
      [404, false],
    ],
    [
      ['none', 'always'],
      [200, true],
    ],
  ])('BCK-07 after starts with %j the account is open and shown: %j', async (starts, expected) => {
    expect(await isOpenAfter(...starts)).toEqual(expected)
  })

  it('BCK-07 a password that its user changed is not printed as the published one', async () => {
    const first = await start('firstStart')
    const { token } = await first.signIn()
    const changed = await first.call('PATCH', '/api/user/change-password', {
      token,
      body: { currentPassword: demo.password, newPassword: 'Other-Brass-Kettle-7' },
    })
    await first.close()
    const again = await start('firstStart')
    const isPrinted = await again.isPrinted()
    await again.close()
    expect([changed.status, isPrinted]).toEqual([204, false])
  })

  it('BCK-02 the server listens before it checks whether to print the account', async () => {
    await (await start('firstStart')).close()
    let checks = 0
    // the first check makes a password of 24 bytes: it takes as long for an account that is missing
    const randomText = (bytes: number) => {
      if (bytes === 24) checks += 1
      return systemEnvironment.randomText(bytes)
    }
    const again = await start('firstStart', { randomText })
    const atStart = checks
    const isPrinted = await again.isPrinted()
    await again.close()
    expect({ atStart, isPrinted, checks }).toEqual({ atStart: 0, isPrinted: true, checks: 1 })
  })

  it('BCK-07 it loses its sign-ins and their tokens when a start shuts it', async () => {
    const open = await start('firstStart')
    const { cookie, token } = await open.signIn()
    await open.close()
    const shut = await start('none')
    const restored = await shut.restore(cookie)
    const listed = await shut.call('GET', '/api/user/sign-ins', { token })
    await shut.close()
    const reopened = await start('firstStart')
    const again = await reopened.restore(cookie)
    await reopened.close()
    expect([restored.status, listed.status, again.status]).toEqual([401, 401, 401])
  })

  it('BCK-07 a shut account looks like an address without an account', async () => {
    await (await start('firstStart')).close()
    const shut = await start('none')
    const { email } = demo
    const stranger = await shut.call('POST', '/api/user/login', {
      body: { email: 'no@x.test', password: 'Some-1-Password' },
    })
    const wrong = await shut.call('POST', '/api/user/login', { body: { email, password: 'Some-1-Password' } })
    const right = await shut.logIn()
    await shut.close()
    expect([wrong.body, right.body]).toEqual([stranger.body, stranger.body])
  })

  it('BCK-04 BCK-07 a reset does not restore a shut account', async () => {
    const shut = await start('none')
    await shut.call('POST', '/mock/reset')
    const { status } = await shut.logIn()
    await shut.close()
    expect(status).toBe(404)
  })
})
