import { useSelector } from '@xstate/react'
import { isFull, isKeeping, isPutOff, offeredOf } from '../../machines/desks/desk-offer.machine.ts'
import { offeredWords } from '../../rules/desks/offered-desks.ts'
import { useFocusKept } from '../kit/focus/useFocusKept.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './DesksMenu.module.css'

/** DSK-05: takes what was made here without an account into it. */
export function DeskOffer() {
  const { deskOffer } = useWidgets()
  const isLater = useSelector(deskOffer, isPutOff)
  const isOffered = useSelector(deskOffer, offeredOf).length > 0
  const around = useFocusKept(isLater ? 'later' : isOffered)
  return (
    <div {...around}>
      {isLater && (
        <button type="button" className={styles.act} onClick={() => deskOffer.send({ type: 'offer.opened' })}>
          Keep the desks of this browser…
        </button>
      )}
      {isOffered && <Offer />}
    </div>
  )
}

function Offer() {
  const { deskOffer } = useWidgets()
  const offered = useSelector(deskOffer, offeredOf)
  const isBusy = useSelector(deskOffer, isKeeping)
  const hasNoSpace = useSelector(deskOffer, isFull) && !isBusy
  return (
    <section className={styles.offer} aria-label="Desks of this browser" aria-busy={isBusy}>
      <p dir="auto">{offeredWords(offered.map(({ desk }) => desk))} made here without an account.</p>
      {hasNoSpace && <p>There are 9 desks, which is the limit. Delete one to keep another.</p>}
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          aria-disabled={isBusy}
          onClick={() => deskOffer.send({ type: 'keep.pressed' })}
        >
          Keep in my account
        </button>
        <button
          type="button"
          className={styles.way}
          aria-disabled={isBusy}
          onClick={() => deskOffer.send({ type: 'later.pressed' })}
        >
          Not now
        </button>
      </div>
    </section>
  )
}
