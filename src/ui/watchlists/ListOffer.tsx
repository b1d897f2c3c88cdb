import { useSelector } from '@xstate/react'
import { isKeeping, offeredOf } from '../../machines/watchlists/list-offer.machine.ts'
import { listWords } from '../../rules/watchlists/keeping.ts'
import words from '../kit/panel/PanelWords.module.css'
import styles from './ListOffer.module.css'
import { useWatch } from './watch-charts.tsx'

/** WCH-11: takes what was made here without an account into it. */
export function ListOffer() {
  const { listOffer } = useWatch()
  const offered = useSelector(listOffer, offeredOf)
  const isBusy = useSelector(listOffer, isKeeping)
  if (offered.length === 0) return null
  return (
    <section className={styles.offer} aria-label="Lists of this browser" aria-busy={isBusy}>
      <p dir="auto">{listWords(offered)} made here without an account.</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={words.act}
          disabled={isBusy}
          onClick={() => listOffer.send({ type: 'keep.pressed' })}
        >
          Keep in my account
        </button>
        <button
          type="button"
          className={words.act}
          disabled={isBusy}
          onClick={() => listOffer.send({ type: 'later.pressed' })}
        >
          Not now
        </button>
      </div>
    </section>
  )
}
