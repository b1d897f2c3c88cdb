import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import type { SignInRecord } from '../../contract/user.ts'
import { canEnd, endingOf } from '../../machines/sign-ins.machine.ts'
import { browserName } from '../../rules/browser-name.ts'
import { fullTime, rowTime } from '../../rules/format.ts'
import { useForms } from '../forms.tsx'
import { useToday } from '../kit/useToday.ts'
import styles from './Sections.module.css'

export function SignInRow({ record }: { record: SignInRecord }) {
  const { signIns } = useForms()
  const { id, userAgent, isCurrent, isRemembered, startedAt, lastUsedAt } = record
  const ending = useSelector(signIns, endingOf)
  const endable = useSelector(signIns, (snapshot) => canEnd(snapshot, id))
  const name = browserName(userAgent)
  return (
    <li className={`${styles.row} ${styles.slim}`}>
      <div>
        <h3 title={userAgent}>
          {name} {isCurrent && <span className={styles.label}>This browser</span>}
        </h3>
        <p id={`times-${id}`} className={styles.times}>
          <span>
            Started <Time instant={startedAt} />
          </span>
          <span>
            Last used <Time instant={lastUsedAt} />
          </span>
          {isRemembered && <span>Remembered</span>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          aria-label={ending === id ? undefined : `End ${name}`}
          aria-describedby={`times-${id}`}
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

function Time({ instant }: { instant: string }) {
  const today = useToday()
  return (
    <time dateTime={instant} title={fullTime(instant)}>
      {rowTime(instant, today)}
    </time>
  )
}
