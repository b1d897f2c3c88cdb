import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { messages } from '../../contract/shared/texts/messages.ts'
import { searchedFor } from '../../machines/spotlight/spotlight.machine.ts'
import { searchAfterKey } from '../kit/focus/focus.ts'
import words from '../kit/panel/PanelWords.module.css'
import card from './SpotlightCard.module.css'
import styles from './SpotlightStates.module.css'
import { useSpotlightChart } from './spotlight-chart.ts'

/** How long the grey headlines' second lines are, in percent: they should look like text. */
const skeleton = [62, 48, 71, 35, 66, 43, 58, 30, 51, 74]

export function SpotlightLoading() {
  return (
    <div aria-hidden="true">
      {skeleton.map((width) => (
        <div key={width} className={`${card.card} ${styles.ghost}`}>
          <span style={{ width: '55%' }} />
          <span style={{ width: '96%' }} />
          <span style={{ width: `${width}%` }} />
          <span style={{ width: '40%' }} />
        </div>
      ))}
    </div>
  )
}

export function SpotlightEmpty() {
  const spotlight = useSpotlightChart()
  const sought = useSelector(spotlight, searchedFor)
  function clear(event: MouseEvent) {
    searchAfterKey(event)
    spotlight.send({ type: 'phrase.changed', phrase: '' })
    spotlight.send({ type: 'search.submitted' })
  }
  return (
    <div className={`${words.state} ${styles.state}`} role="status">
      <p className={words.what}>{messages.noNews}</p>
      {sought === undefined ? (
        <p>New events will appear here.</p>
      ) : (
        <>
          <p>
            Nothing matches <bdi>“{sought}”</bdi> yet. New matches will appear here.
          </p>
          <button type="button" className={words.act} onClick={clear}>
            Clear the search
          </button>
        </>
      )}
    </div>
  )
}

type Facts = { isOffline: boolean; isLate: boolean; refusedFor?: number | undefined }

export function SpotlightFailed({ isOffline, isLate, refusedFor }: Facts) {
  const spotlight = useSpotlightChart()
  if (isOffline) {
    return (
      <div className={`${words.state} ${styles.state}`} role="status">
        <p className={words.what}>You are offline.</p>
        <p>Events will appear when you are back online.</p>
      </div>
    )
  }
  if (refusedFor !== undefined) {
    return (
      <div className={`${words.state} ${styles.state}`} role="status">
        <p className={words.what}>Too many searches.</p>
        <p>Retrying within {refusedFor} s.</p>
      </div>
    )
  }
  return (
    <div className={`${words.state} ${styles.state}`} role="status">
      <p className={words.what}>{isLate ? 'The server does not answer.' : 'Connection lost.'}</p>
      <p>{isLate ? 'Still waiting for events.' : 'Reconnecting. Events will appear automatically.'}</p>
      {isLate && (
        <button type="button" className={words.act} onClick={() => spotlight.send({ type: 'retry.pressed' })}>
          Retry
        </button>
      )}
    </div>
  )
}
