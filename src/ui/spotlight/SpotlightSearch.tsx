import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { isLoading, phraseOf } from '../../machines/spotlight/spotlight.machine.ts'
import { product } from '../../rules/shared/product/product.ts'
import { SearchEnd } from '../kit/fields/SearchEnd.tsx'
import { focusOn } from '../kit/focus/focus.ts'
import { SearchIcon } from '../kit/icons.tsx'
import styles from './SpotlightSearch.module.css'
import { useSpotlightChart } from './spotlight-chart.ts'

/** The contract takes keywords of at most this many characters. */
const LONGEST_PHRASE = 200

/** Its sign at the left turns while the list is loading. */
export function SpotlightSearch() {
  const spotlight = useSpotlightChart()
  const phrase = useSelector(spotlight, phraseOf)
  const isBusy = useSelector(spotlight, isLoading)
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const change = (phrase: string) => spotlight.send({ type: 'phrase.changed', phrase })
  const submit = () => spotlight.send({ type: 'search.submitted' })
  const clear = () => {
    change('')
    submit()
    focusOn(input.current)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no search element
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isBusy ? <span className={styles.spinner} role="img" aria-label="Loading" /> : <SearchIcon />}
      <input
        ref={input}
        dir="auto"
        aria-label={`Search ${product.name} Spotlight`}
        placeholder="Search events, companies…"
        aria-describedby={note}
        value={phrase}
        maxLength={LONGEST_PHRASE}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || phrase === '') return
          event.preventDefault()
          clear()
        }}
      />
      <SearchEnd id={note} phrase={phrase} chart={spotlight} clear={clear} />
    </form>
  )
}
