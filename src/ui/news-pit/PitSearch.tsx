import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { phraseOf } from '../../machines/news-pit/news-pit.machine.ts'
import { SearchEnd } from '../kit/fields/SearchEnd.tsx'
import { focusOn } from '../kit/focus/focus.ts'
import { SearchIcon } from '../kit/icons.tsx'
import box from '../spotlight/SpotlightSearch.module.css'
import styles from './PitBar.module.css'
import { usePit } from './pit.tsx'

/** The contract takes keywords of at most this many characters. */
const LONGEST_PHRASE = 200

/** PIT-06: what is typed is searched in the Library. */
export function PitSearch() {
  const { view } = usePit()
  const phrase = useSelector(view, phraseOf)
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  useEffect(() => {
    const asked = view.on('box.asked', () => focusOn(input.current))
    return () => asked.unsubscribe()
  }, [view])
  const clear = () => {
    view.send({ type: 'phrase.changed', phrase: '' })
    view.send({ type: 'search.submitted' })
    focusOn(input.current)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no search element
    <form
      role="search"
      className={`${box.box} ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault()
        view.send({ type: 'search.submitted' })
      }}
    >
      <SearchIcon />
      <input
        ref={input}
        dir="auto"
        aria-label="Search the News Pit"
        placeholder="Search stories, companies…"
        aria-describedby={note}
        value={phrase}
        maxLength={LONGEST_PHRASE}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => view.send({ type: 'phrase.changed', phrase: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || phrase === '') return
          event.preventDefault()
          clear()
        }}
      />
      <SearchEnd id={note} phrase={phrase} chart={view} clear={clear} />
    </form>
  )
}
