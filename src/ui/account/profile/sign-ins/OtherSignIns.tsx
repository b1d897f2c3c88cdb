import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  canEndOthers,
  isAskingOthers,
  isEndingOthers,
  othersOf,
} from '../../../../machines/account/sign-ins.machine.ts'
import { useForms } from '../../../forms.tsx'
import { focusOn } from '../../../kit/focus/focus.ts'
import styles from '../Sections.module.css'

/** Ends all sign-ins but this one, once that was confirmed. */
export function OtherSignIns() {
  const { signIns } = useForms()
  const asking = useSelector(signIns, isAskingOthers)
  const endable = useSelector(signIns, canEndOthers)
  const count = useSelector(signIns, othersOf)
  if (count === 0) return null
  if (asking) return <Question count={count} />
  return (
    <div className={styles.ways}>
      <Button
        id="end-others"
        className={styles.danger}
        variant="outline"
        disabled={!endable}
        onClick={() => signIns.send({ type: 'endOthers.pressed' })}
      >
        End all others
      </Button>
    </div>
  )
}

function Question({ count }: { count: number }) {
  const { signIns } = useForms()
  const ending = useSelector(signIns, isEndingOthers)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOn(heading.current), [])
  const cancel = () => {
    flushSync(() => signIns.send({ type: 'endOthers.cancelled' }))
    focusOn(document.getElementById('end-others'))
  }
  return (
    <section className={styles.leaving} aria-labelledby="ending-others">
      <h3 id="ending-others" ref={heading} tabIndex={-1}>
        End all other sign-ins?
      </h3>
      <p>
        {count === 1 ? 'One sign-in ends' : `${count} sign-ins end`} at once and can go on only with your password. You
        stay signed in here.
      </p>
      <div className={styles.ways}>
        <Button variant="outline" disabled={ending} onClick={cancel}>
          Cancel
        </Button>
        <Button
          className={styles.final}
          loading={ending}
          loadingText="Ending…"
          onClick={() => signIns.send({ type: 'endOthers.confirmed' })}
        >
          End them
        </Button>
      </div>
    </section>
  )
}
