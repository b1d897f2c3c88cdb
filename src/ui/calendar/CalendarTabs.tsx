import { useSelector } from '@xstate/react'
import { phraseOf } from '../../machines/calendar/calendar.machine.ts'
import type { CalendarTab } from '../../machines/calendar/calendar-parts.ts'
import { PhraseField } from '../kit/fields/PhraseField.tsx'
import { TabList } from '../kit/TabList.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './CalendarTabs.module.css'

const tabs = [
  { value: 'economic', name: 'Economic' },
  { value: 'earnings', name: 'Earnings' },
] as const
export const tabId = (tab: string) => `calendar-tab-${tab}`
export const LIST_ID = 'calendar-list'

/** CAL-03. */
export function CalendarTabs({ tab }: { tab: CalendarTab }) {
  const { calendar } = useWidgets()
  const expectEarnings = () => calendar.send({ type: 'earnings.expected' })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only says that a pointer or the focus is here
    <div className={styles.tabBar} onPointerEnter={expectEarnings} onFocus={expectEarnings}>
      <TabList
        label="Calendars"
        className={styles.tabs}
        tabs={tabs}
        shown={tab}
        onChoose={(chosen) => calendar.send({ type: 'tab.chosen', tab: chosen })}
        tabIdOf={tabId}
        panelIdOf={() => LIST_ID}
      />
      <CalendarSearch tab={tab} />
    </div>
  )
}

const prompts: Record<CalendarTab, string> = {
  economic: 'Search Economic Event or Country...',
  earnings: 'Search Ticker or Company Name...',
}

function CalendarSearch({ tab }: { tab: CalendarTab }) {
  const { calendar } = useWidgets()
  const phrase = useSelector(calendar, phraseOf)
  return (
    <PhraseField
      className={styles.search}
      prompt={prompts[tab]}
      phrase={phrase}
      onChange={(said) => calendar.send({ type: 'phrase.changed', phrase: said })}
    />
  )
}
