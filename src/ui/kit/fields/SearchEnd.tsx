import { type ComponentType, useEffect } from 'react'
import type { SearchContext } from '../../../contract/shared/search-context.ts'
import { CrossIcon } from '../icons.tsx'
import { type LazyPart, useLazy } from '../lazy.ts'

type BoxEvent = { type: 'phrase.changed'; phrase: string } | { type: 'search.submitted' }

export type QueryNoteProps = {
  id: string
  /** What stands in the field. */
  phrase: string
  chart: { send(event: BoxEvent): void }
  /** The search of an earlier release that stands in the field, and what takes it over. */
  older?: { search: SearchContext; renew(search: SearchContext): void } | undefined
}

export const queryNoteCode: LazyPart<ComponentType<QueryNoteProps>> = {
  name: 'query note',
  load: async () => (await import('./QueryNote.tsx')).QueryNote,
}

/** The end of a search field in which something stands: a button that clears it, and how it is understood, as soon as the code for that is there. */
export function SearchEnd({ clear, ...note }: QueryNoteProps & { clear(): void }) {
  const { chart, part: Note } = useLazy(queryNoteCode)
  const isFull = note.phrase !== ''
  useEffect(() => {
    if (isFull) chart.send({ type: 'part.missed' })
  }, [chart, isFull])
  return (
    isFull && (
      <>
        <button type="button" aria-label="Clear search" onClick={clear}>
          <CrossIcon />
        </button>
        {Note && <Note {...note} />}
      </>
    )
  )
}
