import type { createHttp } from '../../adapters/http/http.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import type { OwnSource } from '../../contract/sources/own-sources.ts'
import type { Saving } from '../../machines/sources/own-sources-parts.ts'
import type { Removed } from '../../rules/sources/own/edits.ts'

export type SourceCalls = Pick<
  ReturnType<typeof createHttp>,
  'addSource' | 'changeSource' | 'removeSource' | 'refreshSource' | 'arrangeSources'
>

/** Saves an edit. Returns the source as the backend then has it, where it says that. `signal`: its user has left. */
export async function saveEdit(
  http: SourceCalls,
  { edit, order }: Saving,
  signal: AbortSignal,
): Promise<OwnSource | undefined> {
  switch (edit.kind) {
    case 'named':
      return http.changeSource(edit.id, { name: edit.name, folder: edit.folder })
    case 'switched':
      return http.changeSource(edit.id, { isOn: edit.isOn })
    case 'restored':
      return restore(http, edit, order, signal)
    case 'read':
      await http.refreshSource(edit.id)
      return undefined
    case 'arranged':
      await http.arrangeSources(edit.ids)
      return undefined
    case 'removed':
      await http.removeSource(edit.id).catch((error: unknown) => {
        // it was removed elsewhere
        if (refusalStatus(error) !== 404) throw error
      })
      return undefined
  }
}

/** Adds a source again with its name and folder, where it stood; a paused one is paused again. */
async function restore(http: SourceCalls, { id, source }: Removed, order: readonly string[], signal: AbortSignal) {
  const { address, name, folder, isOn } = source
  const added = await http.addSource({ address, name, folder })
  // the next calls would be those of whichever user is signed in by then
  signal.throwIfAborted()
  const again = isOn ? added : await http.changeSource(added.id, { isOn })
  signal.throwIfAborted()
  await http.arrangeSources(order.map((other) => (other === id ? added.id : other)))
  return again
}
