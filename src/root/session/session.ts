import { fromCallback, fromPromise } from 'xstate'
import type { createHttp } from '../../adapters/http/http.ts'
import { createShelf } from '../../adapters/session/shelf/shelf.ts'
import { createTabs } from '../../adapters/session/tabs.ts'
import { openChannel } from '../../adapters/shared/channel.ts'
import type { createTurns } from '../../adapters/shared/turns.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import type { Recalled, ShelfEvent, SignIn, Superseded, TabsEvent } from '../../machines/session/sign-in.ts'

/** The calls, and the turns in which the tabs of a browser make those that bring a token. */
export type Calls = () => Promise<{
  http: ReturnType<typeof createHttp>
  turns: ReturnType<typeof createTurns>
  httpOf: (signIn: SignIn) => ReturnType<typeof createHttp>
}>

/** How the session is kept, restored, renewed and ended, and shared with the other tabs. */
export function sessionPorts(calls: Calls, storage: SiteStorage, environment: Environment) {
  const shelf = createShelf(storage, environment)
  const tabs = createTabs(openChannel('market-flux', environment))
  return {
    recallUser: fromPromise<Recalled, void>(() => shelf.recall()),
    restoreSignIn: fromPromise<SignIn | undefined, void>(async ({ signal }) => {
      const { http, turns } = await calls()
      const { output, ...counted } = await turns.take(() => http.restoreSignIn(), signal)
      return output && { ...output, ...counted }
    }),
    refreshToken: fromPromise<SignIn | Superseded, SignIn | undefined>(async ({ input, signal }) => {
      const { http, turns } = await calls()
      const { output, turn } = await turns.takeUnlessLater(input?.turn ?? 0, () => http.refreshToken(), signal)
      return output && input ? { ...input, token: output, turn } : { superseded: true, turn }
    }),
    endSignIn: fromPromise<number, number>(async ({ input }) => {
      const { http, turns } = await calls()
      return turns.endUnlessLater(input, () => http.endSignIn())
    }),
    signOutDuty: fromCallback(({ sendBack }) => {
      const leaving = new AbortController()
      const notify = (latest: number) => sendBack({ type: 'duty.came', ending: shelf.ending(), latest })
      // a chart that has left waits no longer
      calls()
        .then(({ turns }) => turns.standBy(notify, leaving.signal))
        .catch(() => undefined)
      return () => leaving.abort()
    }),
    tabs: fromCallback<TabsEvent>(({ sendBack, receive }) => {
      receive((message) => tabs.say(message))
      return tabs.listen(sendBack)
    }),
    shelf: fromCallback<ShelfEvent>(({ receive }) => {
      receive((event) => {
        if (event.type === 'user.dropped') shelf.drop(event.signOut, event.since)
        else if (event.kept) void shelf.keep(event.kept)
      })
    }),
  }
}
