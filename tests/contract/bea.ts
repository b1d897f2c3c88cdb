import { beforeAll, beforeEach } from 'vitest'
import { sharedBackend, type TestBackend } from './backend.ts'

export const bea = { email: 'bea@marketflux.test', username: 'bea_trades', password: 'Some-Password-1' }

/** The shared backend, which is reset before each test of the file; then bea signs up and in. */
export function withBea() {
  const here = {} as { backend: TestBackend; token: string }
  beforeAll(async () => {
    here.backend = await sharedBackend()
  })
  beforeEach(async () => {
    await here.backend.call('POST', '/mock/reset')
    await here.backend.register(bea)
    here.token = (await here.backend.signIn(bea)).token
  })
  return here
}
