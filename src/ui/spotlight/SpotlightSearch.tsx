import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { isLoading, phraseOf } from '../../machines/spotlight/spotlight.machine.ts'
import { product } from '../../rules/shared/product/product.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { CrossIcon, SearchIcon } from '../kit/icons.tsx'
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
      {phrase !== '' && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <CrossIcon />
        </button>
      )}
    </form>
  )
}
