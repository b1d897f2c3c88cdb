import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { phraseOf } from '../../machines/calendar/calendar.machine.ts'
import type { CalendarTab } from '../../machines/calendar/calendar-parts.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { CrossIcon, SearchIcon } from '../kit/icons.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const change = (said: string) => calendar.send({ type: 'phrase.changed', phrase: said })
  const clear = () => {
    change('')
    focusOn(input.current)
  }
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        ref={input}
        dir="auto"
        aria-label={prompts[tab]}
        placeholder={prompts[tab]}
        title={prompts[tab]}
        value={phrase}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || phrase === '') return
          event.preventDefault()
          clear()
        }}
      />
      {phrase !== '' && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <CrossIcon />
        </button>
      )}
    </div>
  )
}
