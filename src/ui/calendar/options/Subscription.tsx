import { API_BASE } from '../../../contract/shared/calls.ts'
import { subscriptionPath } from '../../../rules/calendar/subscription.ts'
import { namesLists } from '../../../rules/shared/query/phrase.ts'
import { selectText } from '../../kit/focus/focus.ts'
import type { Calendar } from '../useCalendar.ts'
import styles from './CalendarOptions.module.css'

/** CAL-14: calendar programs ask again at this address; `webcal:` is what opens them. */
export function Subscription({ view: { tab, asked } }: { view: Calendar }) {
  if (tab === 'earnings' && namesLists(asked.phrase))
    return <p className={styles.hint}>A subscription cannot follow a list: search without it.</p>
  const address = `${location.origin}${API_BASE}${subscriptionPath(tab, asked)}`
  return (
    <div className={styles.subscription}>
      <input
        readOnly
        value={address}
        aria-label="Address to subscribe to"
        onFocus={(event) => selectText(event.target)}
      />
      <a href={address.replace(/^https?/, 'webcal')}>Subscribe</a>
    </div>
  )
}
