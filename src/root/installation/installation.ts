import { fromCallback, fromPromise } from 'xstate'
import { installationOfPage } from '../../adapters/installation/installation.ts'
import { watchInstallation } from '../../adapters/sockets/installation.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Installation } from '../../contract/installation/installation.ts'
import type { World } from '../../contract/shared/environment.ts'
import { installationMachine } from '../../machines/installation/installation.machine.ts'
import type { Calls } from '../session/session.ts'

type Reach = { calls: Calls; sockets: Pick<Sockets, 'news'>; environment: World }

/** What this installation serves: from the page, else from a call; then whatever the connection says. */
export function createInstallation({ calls, sockets, environment }: Reach) {
  const loadInstallation = fromPromise<Installation, void>(async () => {
    const installation = await (await calls()).http.readInstallation()
    environment.move(installation.world?.offsetMs ?? 0)
    return installation
  })
  const watch = fromCallback(({ sendBack }) =>
    watchInstallation(sockets.news, (named) => {
      environment.move(named.installation.world?.offsetMs ?? 0)
      sendBack(named)
    }),
  )
  return {
    logic: installationMachine.provide({ actors: { loadInstallation, watchInstallation: watch } }),
    input: { named: installationOfPage(environment) },
  }
}
