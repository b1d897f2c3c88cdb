import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import type { SignInRecord } from '../../../../contract/shared/user/user.ts'
import { asOf, canEnd, endingOf } from '../../../../machines/account/sign-ins.machine.ts'
import { browserName } from '../../../../rules/shared/browser-name.ts'
import { ago } from '../../../../rules/shared/time/ago.ts'
import { dayOf, fullTime, rowTime } from '../../../../rules/shared/time/formats.ts'
import { useForms } from '../../../forms.tsx'
import styles from '../Sections.module.css'

export function SignInRow({ record }: { record: SignInRecord }) {
  const { signIns } = useForms()
  const { id, userAgent, isCurrent } = record
  const ending = useSelector(signIns, endingOf)
  const endable = useSelector(signIns, (snapshot) => canEnd(snapshot, id))
  const name = browserName(record)
  return (
    <li className={`${styles.row} ${styles.slim}`}>
      <div>
        <h3 title={userAgent}>
          {name} {isCurrent && <span className={styles.label}>This device</span>}
        </h3>
        <Facts record={record} />
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          aria-label={ending === id ? undefined : `End ${name}`}
          aria-describedby={`facts-${id}`}
          disabled={!endable}
          loading={ending === id}
          loadingText="Ending…"
          onClick={() => signIns.send({ type: 'end.pressed', id })}
        >
          End
        </Button>
      )}
    </li>
  )
}

function Facts({ record: { id, address, isRemembered, startedAt, lastUsedAt } }: { record: SignInRecord }) {
  const { signIns } = useForms()
  const now = useSelector(signIns, asOf)
  return (
    <p id={`facts-${id}`} className={styles.facts}>
      {address !== '' && <span className={styles.address}>{address}</span>}
      <span>
        Last used{' '}
        <time dateTime={lastUsedAt} title={fullTime(lastUsedAt)}>
          {ago(lastUsedAt, now)}
        </time>
      </span>
      <span>
        Signed in{' '}
        <time className={styles.figure} dateTime={startedAt} title={fullTime(startedAt)}>
          {rowTime(startedAt, dayOf(now))}
        </time>
      </span>
      {isRemembered && <span>Remembered</span>}
    </p>
  )
}
