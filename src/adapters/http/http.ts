import type { Environment } from '../../contract/shared/environment.ts'
import { Failure } from '../../contract/shared/failure.ts'
import type { LoginRequest } from '../../contract/shared/user/user.ts'
import { createAccountCalls } from './account-calls.ts'
import { createCalendarCalls } from './calendar-calls.ts'
import { type Bearer, clientOf, createClient, refused } from './client.ts'
import { createContentCalls } from './content-calls.ts'
import { createEncode } from './contexts.ts'
import { createDeskCalls } from './desk-calls.ts'
import { createInstallationCalls } from './installation-calls.ts'
import { createLedgerCalls } from './ledger-calls.ts'
import { createMarketCalls } from './market-calls.ts'
import { createNewsCalls } from './news-calls.ts'
import { createOwnSourceCalls } from './own-source-calls.ts'
import { createPresetCalls } from './preset-calls.ts'
import { createRepeats } from './repeats.ts'
import { createSharedPresetCalls } from './shared-preset-calls.ts'
import { createStoryCalls } from './story-calls.ts'
import { createSymbolCalls } from './symbol-calls.ts'
import { createTickerCalls } from './ticker-calls.ts'
import { createWatchlistCalls } from './watchlist-calls.ts'

/** The calls of the contract. Each answers what was promised for success, or throws one `Failure`. */
export function createHttp(bearer: Bearer, environment: Environment) {
  const client = createClient(bearer, environment)
  const once = createRepeats(environment)
  const encode = createEncode(environment)

  const signUp = async () => {
    const { signUp: routes } = await import('../../contract/account/sign-up.routes.ts').catch(() => {
      throw new Failure('silent')
    })
    return clientOf(routes, bearer, environment)
  }

  return {
    ...createAccountCalls(client, signUp, once),
    ...createCalendarCalls(client),
    ...createContentCalls(client, encode),
    ...createDeskCalls(client),
    ...createInstallationCalls(client),
    ...createLedgerCalls(client),
    ...createMarketCalls(client),
    ...createNewsCalls(client),
    ...createOwnSourceCalls(client),
    ...createPresetCalls(client, once, encode),
    ...createSharedPresetCalls(client),
    ...createStoryCalls(client),
    ...createSymbolCalls(client),
    ...createTickerCalls(client),
    ...createWatchlistCalls(client, once),
    async logIn(body: LoginRequest) {
      const answer = await client.user.login({ body })
      if (answer.status !== 200) throw refused(answer)
      return { user: answer.body.user, token: answer.body.accessToken }
    },
    /** The persisted sign-in, undefined where there is none (SES-01). */
    async restoreSignIn() {
      const answer = await client.user.persistedLogin()
      if (answer.status !== 200) throw refused(answer)
      const { user, accessToken } = answer.body
      return user && accessToken ? { user, token: accessToken } : undefined
    },
    async refreshToken() {
      const answer = await client.user.refreshAccessToken()
      if (answer.status !== 200) throw refused(answer)
      return answer.body
    },
    async endSignIn() {
      const answer = await client.user.logout()
      if (answer.status !== 204) throw refused(answer)
    },
  }
}
