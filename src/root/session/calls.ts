import { type ActorRefFrom, waitFor } from 'xstate'
import { createHttp } from '../../adapters/http/http.ts'
import { createTurns } from '../../adapters/shared/turns.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import { isSettled, type sessionMachine, signInOf } from '../../machines/session/session.machine.ts'
import type { Root } from '../start.ts'

/** The calls in the name of who is signed in. */
export const createCalls = ({ refOf }: Pick<Root, 'refOf'>, storage: SiteStorage, environment: Environment) => ({
  http: createHttp(
    bearerOf(() => refOf('session')),
    environment,
  ),
  turns: createTurns(storage, environment),
})

/** What the calls ask of the session, which may be started again meanwhile. */
export const bearerOf = (session: () => ActorRefFrom<typeof sessionMachine>) => ({
  signIn: () => signInOf(session().getSnapshot()),
  renew: async (refused?: string) => {
    session().send(refused ? { type: 'token.refused', token: refused } : { type: 'token.missed' })
    return signInOf(await waitFor(session(), isSettled, { timeout: Number.POSITIVE_INFINITY }))
  },
  doubt: async (token: string) => {
    session().send({ type: 'token.refused', token })
    await waitFor(session(), isSettled, { timeout: Number.POSITIVE_INFINITY })
  },
})
