import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Impact } from '../../../contract/calendar/calendar.ts'
import { countriesOf, impactsOf } from '../../../machines/calendar/calendar.machine.ts'
import type { CalendarItem } from '../../../rules/calendar/calendar-list.ts'
import { useWidgets } from '../../widgets.tsx'
import { ImpactMark } from '../days/ImpactMark.tsx'
import styles from './CalendarOptions.module.css'

const names: Record<Impact, string> = { high: 'High', medium: 'Medium', low: 'Low' }
const levels: readonly Impact[] = ['high', 'medium', 'low']

export function ImpactFilter() {
  const { calendar } = useWidgets()
  const chosen = useSelector(calendar, impactsOf)
  const isAny = useSelector(calendar, (snapshot) => impactsOf(snapshot).length + countriesOf(snapshot).length > 0)
  return (
    <fieldset className={styles.group}>
      <legend>Impact</legend>
      <div className={styles.levels}>
        {levels.map((impact) => (
          <label key={impact}>
            <input
              type="checkbox"
              checked={chosen.includes(impact)}
              onChange={() => calendar.send({ type: 'impact.toggled', impact })}
            />
            <ImpactMark impact={impact} />
            {names[impact]}
          </label>
        ))}
      </div>
      {isAny && (
        <button type="button" className={styles.clear} onClick={() => calendar.send({ type: 'filters.cleared' })}>
          Clear filters
        </button>
      )}
    </fieldset>
  )
}

export function CountryFilter({ items }: { items: readonly CalendarItem[] }) {
  const { calendar } = useWidgets()
  const chosen = useSelector(calendar, countriesOf)
  const counted = useMemo(() => {
    const counts = new Map<string, number>()
    for (const item of items) if ('country' in item) counts.set(item.country, (counts.get(item.country) ?? 0) + 1)
    for (const country of chosen) if (!counts.has(country)) counts.set(country, 0)
    return [...counts].sort(([a], [b]) => a.localeCompare(b))
  }, [items, chosen])
  return (
    <fieldset className={styles.group}>
      <legend>Countries</legend>
      <div className={styles.countries}>
        {counted.map(([country, count]) => (
          <label key={country}>
            <input
              type="checkbox"
              checked={chosen.includes(country)}
              onChange={() => calendar.send({ type: 'country.toggled', country })}
            />
            <span dir="auto" className={styles.name}>
              {country}
            </span>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
