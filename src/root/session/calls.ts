import { type ActorRefFrom, waitFor } from 'xstate'
import { createHttp } from '../../adapters/http/http.ts'
import { createTurns } from '../../adapters/shared/turns.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import { isSettled, type sessionMachine, signInOf } from '../../machines/session/session.machine.ts'
import type { SignIn } from '../../machines/session/sign-in.ts'
import type { Root } from '../start.ts'

/** The calls in the name of who is signed in. */
export function createCalls({ refOf }: Pick<Root, 'refOf'>, storage: SiteStorage, environment: Environment) {
  const http = createHttp(
    bearerOf(() => refOf('session')),
    environment,
  )
  const turns = createTurns(storage, environment)
  return {
    http,
    turns: {
      ...turns,
      /** DSK-04: a sign-out is sent once the account has what the user has left, or will not have it. */
      endUnlessLater: async (since: number, task: () => Promise<void>) => {
        await partedOf(refOf('deskSync'))
        return turns.endUnlessLater(since, task)
      },
    },
    /** The calls in the name of a user who has signed out here, which the server does not know yet. */
    httpOf: (signIn: SignIn) => createHttp(bearerOfParted(signIn, http, turns), environment),
  }
}

/** Not every page has the chart, and where it fails nothing is waited for. */
const partedOf = async (deskSync?: ReturnType<Root['refOf']>) =>
  deskSync &&
  waitFor(deskSync, (snapshot) => !snapshot.matches('parting'), { timeout: Number.POSITIVE_INFINITY }).catch(
    () => undefined,
  )

const bearerOfParted = (
  signIn: SignIn,
  { refreshToken }: Pick<ReturnType<typeof createHttp>, 'refreshToken'>,
  { takeUnlessLater }: Pick<ReturnType<typeof createTurns>, 'takeUnlessLater'>,
) => ({
  signIn: () => signIn,
  // not where another has signed in meanwhile: the token would be theirs
  renew: async () => {
    const { output } = await takeUnlessLater(signIn.turn, refreshToken, new AbortController().signal)
    return output === undefined ? undefined : { ...signIn, token: output }
  },
  doubt: async () => undefined,
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
