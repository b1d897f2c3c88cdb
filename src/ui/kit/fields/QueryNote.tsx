import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { explain } from '../../../rules/shared/query/explain.ts'
import { namesFolder } from '../../../rules/shared/query/phrase.ts'
import { renewed } from '../../../rules/shared/query/renewed.ts'
import { namesList } from '../../../rules/shared/search.ts'
import type { Widgets } from '../../widgets.tsx'
import { focusOn } from '../focus/focus.ts'
import { type LazyPart, useLazy } from '../lazy.ts'
import styles from './QueryNote.module.css'
import type { QueryNoteProps } from './SearchEnd.tsx'

/** QRY-04: beneath a search field: how its query is understood, and its other readings. It is seen where it says more than the query. */
export function QueryNote({ id, phrase, chart, older }: QueryNoteProps) {
  const lists = useLists(phrase)
  const folders = useFolders(phrase)
  const { words, isPlain, troubles, readings } = useMemo(
    () => explain(phrase, lists, folders),
    [phrase, lists, folders],
  )
  const anchor = useRef<HTMLDivElement>(null)
  const choose = (query: string) => {
    chart.send({ type: 'phrase.changed', phrase: query })
    chart.send({ type: 'search.submitted' })
  }
  const offers = older
    ? [{ label: 'Search for whole words', take: () => older.renew(renewed(older.search)) }]
    : readings.map(({ label, query }) => ({ label, take: () => choose(query) }))
  const said = older
    ? 'An older search: it finds parts of words, too.'
    : [...troubles, `Searches for ${words}.`].join('. ')
  const isSeen = !isPlain || troubles.length > 0 || offers.length > 0
  return (
    <div ref={anchor} className={styles.anchor}>
      <div className={isSeen ? styles.note : 'visually-hidden'}>
        <p id={id} dir="auto">
          {words !== '' && said}
        </p>
        {offers.map(({ label, take }) => (
          <button
            key={label}
            type="button"
            className={styles.reading}
            onClick={() => {
              take()
              focusOn(anchor.current?.closest('form')?.querySelector('input'))
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

const listsCode: LazyPart<Awaited<ReturnType<Widgets['watchlists']>>> = {
  name: 'watchlists',
  load: async (charts) => (await charts.widgets()).watchlists(),
}

/** QRY-11: the lists that a query can name; undefined while they are not known, and not asked for where none is named. */
function useLists(phrase: string) {
  const { chart, part } = useLazy(listsCode)
  const isNamed = namesList({ keywords: [phrase] })
  useEffect(() => {
    if (isNamed) chart.send({ type: 'part.missed' })
  }, [chart, isNamed])
  return useSelector(part?.watchlists, (snapshot) =>
    snapshot?.matches('ready') || snapshot?.matches('failed') ? snapshot.context.lists : undefined,
  )
}

const optionsCode: LazyPart<Widgets['filterOptions']> = {
  name: 'filter options',
  load: async (charts) => (await charts.widgets()).filterOptions,
}

/** QRY-12: the folders that a query can name, likewise. */
function useFolders(phrase: string) {
  const { chart, part } = useLazy(optionsCode)
  const isNamed = namesFolder({ keywords: [phrase], queryLanguage: 2 })
  useEffect(() => {
    if (isNamed) chart.send({ type: 'part.missed' })
  }, [chart, isNamed])
  return useSelector(part, (snapshot) => snapshot?.context.folders)
}
