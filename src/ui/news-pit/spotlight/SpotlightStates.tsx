import { messages } from '../../../contract/shared/texts/messages.ts'
import words from '../../kit/panel/PanelWords.module.css'
import { usePit } from '../pit.tsx'
import styles from './SpotlightStates.module.css'

/** Heights of the grey cards, in pixels, by their lanes. */
const skeleton = [
  [176, 128, 196, 138, 214],
  [132, 204, 142, 186, 128],
  [196, 146, 128, 208, 174],
]

export const Loading = () => (
  <div className={styles.ghosts} aria-hidden="true">
    <div className={`${styles.ghost} ${styles.first}`}>
      <span style={{ width: '18%' }} />
      <span style={{ width: '56%' }} />
      <span style={{ width: '42%' }} />
    </div>
    {skeleton.map((lane) => (
      <div key={lane.join()} className={styles.lane}>
        {lane.map((height) => (
          <div key={height} className={styles.ghost} style={{ height }}>
            <span style={{ width: '34%' }} />
            <span style={{ width: '94%' }} />
            <span style={{ width: `${40 + (height % 50)}%` }} />
          </div>
        ))}
      </div>
    ))}
  </div>
)

export function Empty() {
  const { view } = usePit()
  return (
    <div className={words.state} role="status">
      <p className={words.what}>{messages.noNews}</p>
      <p>Stories from the last few days will appear here.</p>
      <button type="button" className={words.act} onClick={() => view.send({ type: 'library.chosen' })}>
        Older stories in the Library
      </button>
    </div>
  )
}

type Facts = { isOffline: boolean; isLate: boolean; refusedFor: number | undefined }

export function Failed(facts: Facts) {
  const { spotlight } = usePit()
  const { what, next } = wordsOf(facts)
  return (
    <div className={words.state} role="status">
      <p className={words.what}>{what}</p>
      <p>{next}</p>
      <button type="button" className={words.act} onClick={() => spotlight.send({ type: 'retry.pressed' })}>
        Retry
      </button>
    </div>
  )
}

function wordsOf({ isOffline, isLate, refusedFor }: Facts) {
  if (isOffline) return { what: 'You are offline.', next: 'Stories will appear when you are back online.' }
  if (refusedFor !== undefined) return { what: 'Too many searches.', next: `Retrying within ${refusedFor} s.` }
  if (isLate) return { what: 'The server does not answer.', next: 'Still waiting for stories.' }
  return {
    what: 'Connection lost.',
    next: 'Reconnecting. Stories will appear automatically.',
  }
}
