import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { phraseOf, searchOf } from '../../machines/feed/live-feed.machine.ts'
import { searchOf as searchFor } from '../../rules/shared/search.ts'
import { SearchEnd } from '../kit/fields/SearchEnd.tsx'
import { focusOn, selectText } from '../kit/focus/focus.ts'
import { SearchIcon } from '../kit/icons.tsx'
import { useFeedRef, useNameHere } from './feed-ref.tsx'
import styles from './SearchBox.module.css'

/** The contract takes keywords of at most this many characters. */
const LONGEST_PHRASE = 200

/** To where Tab enters the list below; nowhere while there is none. */
function toRows(event: KeyboardEvent<HTMLElement>) {
  const row = event.currentTarget.closest('section')?.querySelector('[role="feed"] [tabindex="0"]')
  if (!row) return
  event.preventDefault()
  focusOn(row)
}

/** The search, if the field has its words with the meaning of an earlier release. */
function useOlder(phrase: string) {
  const { feed } = useFeedRef()
  const search = useSelector(feed, searchOf)
  if (search.queryLanguage || searchFor(phrase, search) !== search) return undefined
  return { search, renew: (search: SearchContext) => feed.send({ type: 'search.chosen', search }) }
}

export function SearchBox() {
  const { feed, slot } = useFeedRef()
  const note = `query-note-${slot}`
  const nameHere = useNameHere()
  const phrase = useSelector(feed, phraseOf)
  const older = useOlder(phrase)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const asked = feed.on('box.asked', () => selectText(input.current))
    return () => asked.unsubscribe()
  }, [feed])
  const clear = () => {
    feed.send({ type: 'search.cleared' })
    focusOn(input.current)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no search element
    <form
      role="search"
      aria-label={nameHere('News search')}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        feed.send({ type: 'search.submitted' })
      }}
    >
      <SearchIcon />
      <input
        ref={input}
        dir="auto"
        aria-label={nameHere('Search news')}
        placeholder="Search headlines, tickers…"
        aria-describedby={note}
        value={phrase}
        maxLength={LONGEST_PHRASE}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => feed.send({ type: 'phrase.changed', phrase: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && phrase !== '') {
            event.preventDefault()
            clear()
          } else if (event.key === 'ArrowDown' || event.key === 'Escape') toRows(event)
        }}
      />
      <SearchEnd id={note} phrase={phrase} chart={feed} clear={clear} older={older} />
    </form>
  )
}
