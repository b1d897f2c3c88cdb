import { fromCallback, fromPromise } from 'xstate'
import { reloadPage, versionOfPage, watchCode } from '../../adapters/shell/page-code.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { versionMachine } from '../../machines/shared/version.machine.ts'

/** The version of this page, and the one that the server reports. */
export function createVersion({ watchVersion }: Pick<Sockets, 'watchVersion'>, environment: Environment) {
  const watch = fromCallback(({ sendBack }) => {
    const stops = [watchVersion(sendBack), watchCode(sendBack, environment)]
    return () => {
      for (const stop of stops) stop()
    }
  })
  const reload = fromPromise<void, void>(async () => reloadPage(environment))
  return {
    logic: versionMachine.provide({ actors: { reload, watchVersion: watch } }),
    input: { version: versionOfPage(environment) },
  }
}
