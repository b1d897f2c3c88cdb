import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { phraseOf } from '../../machines/calendar.machine.ts'
import type { CalendarTab } from '../../machines/calendar-parts.ts'
import { focusOn } from '../kit/focus.ts'
import { CrossIcon, SearchIcon } from '../kit/icons.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './CalendarTabs.module.css'

const tabs: readonly { tab: CalendarTab; name: string }[] = [
  { tab: 'economic', name: 'Economic' },
  { tab: 'earnings', name: 'Earnings' },
]
export const tabId = (tab: CalendarTab) => `calendar-tab-${tab}`
export const LIST_ID = 'calendar-list'

/** CAL-03. */
export function CalendarTabs({ tab }: { tab: CalendarTab }) {
  const { calendar } = useWidgets()
  const choose = (chosen: CalendarTab) => calendar.send({ type: 'tab.chosen', tab: chosen })
  const move = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const target = event.key === 'Home' || (event.key !== 'End' && tab === 'earnings') ? 'economic' : 'earnings'
    flushSync(() => choose(target))
    focusOn(document.getElementById(tabId(target)))
  }
  return (
    <div className={styles.tabBar}>
      <div role="tablist" className={styles.tabs} aria-label="Calendars" onKeyDown={move}>
        {tabs.map(({ tab: own, name }) => (
          <button
            key={own}
            id={tabId(own)}
            type="button"
            role="tab"
            tabIndex={own === tab ? 0 : -1}
            aria-selected={own === tab}
            aria-controls={LIST_ID}
            onClick={() => choose(own)}
          >
            {name}
          </button>
        ))}
      </div>
      <CalendarSearch tab={tab} />
    </div>
  )
}

const places: Record<CalendarTab, string> = {
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
        aria-label={places[tab]}
        placeholder={places[tab]}
        title={places[tab]}
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
