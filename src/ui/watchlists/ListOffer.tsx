import { useSelector } from '@xstate/react'
import { isKeeping, isPutOff, offeredOf } from '../../machines/watchlists/list-offer.machine.ts'
import { listWords } from '../../rules/watchlists/keeping.ts'
import { useFocusKept } from '../kit/focus/useFocusKept.ts'
import words from '../kit/panel/PanelWords.module.css'
import styles from './ListOffer.module.css'
import { useWatch } from './watch-charts.tsx'

/** WCH-11: takes what was made here without an account into it. */
export function ListOffer() {
  const { listOffer } = useWatch()
  const isLater = useSelector(listOffer, isPutOff)
  const isOffered = useSelector(listOffer, offeredOf).length > 0
  const around = useFocusKept(isLater ? 'later' : isOffered)
  return (
    <div {...around}>
      {isLater && (
        <button type="button" className={styles.open} onClick={() => listOffer.send({ type: 'offer.opened' })}>
          Keep the lists of this browser…
        </button>
      )}
      {isOffered && <Offer />}
    </div>
  )
}

function Offer() {
  const { listOffer } = useWatch()
  const offered = useSelector(listOffer, offeredOf)
  const isBusy = useSelector(listOffer, isKeeping)
  return (
    <section className={styles.offer} aria-label="Lists of this browser" aria-busy={isBusy}>
      <p dir="auto">{listWords(offered)} made here without an account.</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={words.act}
          aria-disabled={isBusy}
          onClick={() => listOffer.send({ type: 'keep.pressed' })}
        >
          Keep in my account
        </button>
        <button
          type="button"
          className={words.act}
          aria-disabled={isBusy}
          onClick={() => listOffer.send({ type: 'later.pressed' })}
        >
          Not now
        </button>
      </div>
    </section>
  )
}
