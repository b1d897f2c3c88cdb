import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { chosenZoneOf, homeZoneOf, nowOf } from '../../machines/calendar.machine.ts'
import { cityOf, offsetName } from '../../rules/calendar-words.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './CalendarOptions.module.css'

const desks = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
]

/** CAL-11: the reader's zone, or another. */
export function ZoneChoice() {
  const { calendar } = useWidgets()
  const chosen = useSelector(calendar, chosenZoneOf)
  const home = useSelector(calendar, homeZoneOf)
  const hour = useSelector(calendar, (snapshot) => Math.floor(nowOf(snapshot) / 3_600_000)) * 3_600_000
  const id = useId()
  const choose = (zone: string) => calendar.send(zone === '' ? { type: 'zone.chosen' } : { type: 'zone.chosen', zone })
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.legend}>
        Time zone
      </label>
      <select id={id} value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">
          Yours: {cityOf(home)} ({offsetName(home, hour)})
        </option>
        <optgroup label="Trading desks">
          {desks.map((zone) => (
            <option key={zone} value={zone}>
              {zone === 'UTC' ? zone : `${cityOf(zone)} (${offsetName(zone, hour)})`}
            </option>
          ))}
        </optgroup>
        <optgroup label="All zones">
          {Intl.supportedValuesOf('timeZone')
            .filter((zone) => !desks.includes(zone))
            .map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
        </optgroup>
      </select>
    </div>
  )
}
