import { fromCallback, fromPromise } from 'xstate'
import { reloadPage, versionOfPage, watchCode } from '../adapters/page-code.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import { versionMachine } from '../machines/version.machine.ts'

/** Of which version this page is, and what the server says of its own. */
export function createVersion({ watchVersion }: Pick<Sockets, 'watchVersion'>) {
  const watch = fromCallback(({ sendBack }) => {
    const stops = [watchVersion(sendBack), watchCode(sendBack)]
    return () => {
      for (const stop of stops) stop()
    }
  })
  const reload = fromPromise<void, void>(async () => reloadPage())
  return {
    logic: versionMachine.provide({ actors: { reload, watchVersion: watch } }),
    input: { version: versionOfPage() },
  }
}
