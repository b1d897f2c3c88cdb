import { fromCallback, fromPromise } from 'xstate'
import { keepDrafts, takeDrafts } from '../../adapters/drafts/drafts.ts'
import type { Drafts } from '../../contract/drafts/drafts.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import { type DraftsEvent, draftsMachine } from '../../machines/drafts/drafts.machine.ts'

/** RTE-13: what was typed, in this tab, over the reload that brings a new version. */
export function createDrafts({ ofTheTab }: Pick<SiteStorage, 'ofTheTab'>, environment: Environment) {
  const take = fromPromise<Drafts | undefined, void>(async () => takeDrafts(ofTheTab, environment))
  const keep = fromCallback<DraftsEvent>(({ receive }) =>
    receive(({ drafts }) => keepDrafts(ofTheTab, drafts, environment)),
  )
  return { logic: draftsMachine.provide({ actors: { takeDrafts: take, keepDrafts: keep } }) }
}
