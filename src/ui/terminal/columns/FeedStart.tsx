import { useSelector } from '@xstate/react'
import type { MouseEvent, SyntheticEvent } from 'react'
import { whoIsSignedIn } from '../../../machines/session/session.machine.ts'
import { feedOf } from '../../../machines/shared/workspace.machine.ts'
import { type Starter, starters } from '../../../rules/presets/starters.ts'
import { isEmpty } from '../../../rules/shared/search.ts'
import { useCharts } from '../../charts.tsx'
import { useFeedRef, useNameHere } from '../../feed/feed-ref.tsx'
import { searchAfterKey } from '../../kit/focus/focus.ts'
import { useWidgets } from '../../widgets.tsx'
import styles from './FeedStart.module.css'

/** The longest symbol of the contract. */
const LONGEST_TICKER = 16

/** What a feed that searches for everything beside others could show instead: a ticker, a preset, or what a visitor can begin with. Beneath the rows, none of which moves. */
export function FeedStart({ slot }: { slot: number }) {
  const { workspace } = useCharts()
  const { builders } = useWidgets()
  const { feed } = useFeedRef()
  const nameHere = useNameHere()
  const isBlank = useSelector(workspace, (snapshot) => {
    const configuration = feedOf(snapshot, slot)
    return configuration?.name === '' && isEmpty(configuration.searchContext)
  })
  if (!isBlank) return null
  const show = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('ticker')).trim().toUpperCase()
    if (value) feed.send({ type: 'value.pressed', pressed: { key: 'tickers', value } })
  }
  const load = () => {
    feed.send({ type: 'builder.asked' })
    // where its code cannot be loaded, the sheet says so
    builders().then(
      ({ builderOf }) => builderOf(slot).send({ type: 'load.asked' }),
      () => undefined,
    )
  }
  return (
    <form className={styles.start} aria-label={nameHere('Show less than everything')} onSubmit={show}>
      <input
        name="ticker"
        aria-label={nameHere('Ticker of this feed')}
        placeholder="Ticker, such as NVDA"
        maxLength={LONGEST_TICKER}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit">Show</button>
      <button type="button" onClick={load}>
        Load Preset
      </button>
      <Starters />
    </form>
  )
}

/** FED-14. */
function Starters() {
  const { session } = useCharts()
  const { feed } = useFeedRef()
  const nameHere = useNameHere()
  const isVisitor = useSelector(session, whoIsSignedIn) === 'visitor'
  if (!isVisitor) return null
  function show(event: MouseEvent, { searchContext: search }: Starter) {
    searchAfterKey(event)
    feed.send({ type: 'search.chosen', search })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own
    <div role="group" className={styles.starters} aria-label={nameHere('Presets to begin with')}>
      {starters.map((starter) => (
        <button key={starter.name} type="button" onClick={(event) => show(event, starter)}>
          {starter.name}
        </button>
      ))}
    </div>
  )
}
