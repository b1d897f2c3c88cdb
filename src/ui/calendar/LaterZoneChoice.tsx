import { useWanted } from '../kit/lazy.ts'
import words from '../kit/panel/PanelWords.module.css'
import styles from './options/CalendarOptions.module.css'
import { zoneChoiceCode } from './zone-choice-code.ts'

/** The choice of a zone; its code is fetched when the button of the options is hovered or has the focus. */
export function LaterZoneChoice() {
  const { part: ZoneChoice, hasFailed, retry } = useWanted(zoneChoiceCode)
  if (ZoneChoice) return <ZoneChoice />
  if (!hasFailed) return <p className={styles.legend}>Loading time zones…</p>
  return (
    <div role="alert">
      <p>The time zones could not be loaded.</p>
      <button type="button" className={words.act} onClick={retry}>
        Retry
      </button>
    </div>
  )
}
