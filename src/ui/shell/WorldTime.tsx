import { useSelector } from '@xstate/react'
import { nowOf } from '../../machines/calendar/calendar.machine.ts'
import { scenarioOf } from '../../machines/installation/installation.machine.ts'
import { worldTime } from '../../rules/installation/world-time.ts'
import type { Widgets } from '../widgets.tsx'
import styles from './WorldTime.module.css'

/** WLD-08: what time it is in the world, to the minute, and in which scenario. */
export const worldTimeOf =
  ({ calendar, installation }: Pick<Widgets, 'calendar' | 'installation'>) =>
  () => {
    const time = useSelector(calendar, (snapshot) => worldTime(nowOf(snapshot)))
    const scenario = useSelector(installation, scenarioOf)
    return (
      <p className={styles.line}>
        World<span className={styles.label}> time</span>: {time}
        {scenario && (
          <>
            {' · '}
            <span className={styles.label}>scenario </span>
            {wordsOf(scenario)}
          </>
        )}
      </p>
    )
  }

/** `earnings-night` as Earnings Night. */
const wordsOf = (scenario: string) =>
  scenario.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`)
