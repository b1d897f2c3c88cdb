import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { phraseOf } from '../../machines/feed/live-feed.machine.ts'
import { focusOn, selectText } from '../kit/focus/focus.ts'
import { CrossIcon, SearchIcon } from '../kit/icons.tsx'
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

export function SearchBox() {
  const { feed } = useFeedRef()
  const nameHere = useNameHere()
  const phrase = useSelector(feed, phraseOf)
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
        value={phrase}
        maxLength={LONGEST_PHRASE}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => feed.send({ type: 'phrase.changed', phrase: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && phrase !== '') clear()
          else if (event.key === 'ArrowDown' || event.key === 'Escape') toRows(event)
        }}
      />
      {phrase !== '' && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <CrossIcon />
        </button>
      )}
    </form>
  )
}
