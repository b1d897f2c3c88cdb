import { useSelector } from '@xstate/react'
import { areOptionsOpen, countriesOf, impactsOf, tabOf } from '../../../machines/calendar/calendar.machine.ts'
import { useIntent } from '../../kit/lazy.ts'
import { useWidgets } from '../../widgets.tsx'
import styles from '../Calendar.module.css'
import { OptionsIcon } from '../icons.tsx'
import { zoneChoiceCode } from '../zone-choice-code.ts'

export const OPTIONS_ID = 'calendar-options'
export const OPTIONS_BUTTON_ID = 'calendar-options-button'

/** Opens filters, zone and export; shows how many filters are on. */
export function OptionsButton() {
  const { calendar } = useWidgets()
  const isOpen = useSelector(calendar, areOptionsOpen)
  const isEconomic = useSelector(calendar, (snapshot) => tabOf(snapshot) === 'economic')
  const chosen = useSelector(calendar, (snapshot) => impactsOf(snapshot).length + countriesOf(snapshot).length)
  const count = isEconomic ? chosen : 0
  const label = `Filters, time zone, export${count > 0 ? ` (${count} ${count === 1 ? 'filter' : 'filters'})` : ''}`
  const intent = useIntent(zoneChoiceCode)
  return (
    <button
      {...intent}
      type="button"
      id={OPTIONS_BUTTON_ID}
      className={styles.optionsButton}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? OPTIONS_ID : undefined}
      onClick={() => calendar.send({ type: 'options.toggled' })}
    >
      <OptionsIcon />
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </button>
  )
}
