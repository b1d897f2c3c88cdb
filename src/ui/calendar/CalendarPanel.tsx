import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { areOptionsOpen } from '../../machines/calendar/calendar.machine.ts'
import { openedOf } from '../../machines/calendar/release-history.machine.ts'
import { Panel, SimulatedChip } from '../kit/panel/Panel.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './Calendar.module.css'
import { CalendarBody } from './CalendarBody.tsx'
import { CalendarTabs } from './CalendarTabs.tsx'
import { DayCarousel } from './days/DayCarousel.tsx'
import { MonthBar } from './days/MonthBar.tsx'
import { NextDue } from './days/NextDue.tsx'
import { WeekPager } from './days/WeekPager.tsx'
import { ReleaseHistory } from './history/ReleaseHistory.tsx'
import { CalendarOptions } from './options/CalendarOptions.tsx'
import { OptionsButton } from './options/OptionsButton.tsx'
import { useCalendar } from './useCalendar.ts'
import { useCalendarStanding } from './useCalendarStanding.ts'

type Props = { isOpen: boolean; collapse: ReactNode }

/** The economic and the earnings calendar (CAL-01). It fills the space that it is given. */
export function CalendarPanel({ isOpen, collapse }: Props) {
  const { calendar, releaseHistory } = useWidgets()
  const view = useCalendar()
  const standing = useCalendarStanding(view)
  const areOpen = useSelector(calendar, areOptionsOpen)
  const opened = useSelector(releaseHistory, openedOf)
  useEffect(() => {
    if (isOpen) calendar.send({ type: 'panel.shown' })
  }, [calendar, isOpen])
  return (
    <Panel
      title="Calendar"
      isOpen={isOpen}
      signs={
        <>
          {!view.isOff && <Standing {...standing} />}
          {view.isSimulated && (
            <SimulatedChip what="Invented figures and dates about real countries and companies, made by this program" />
          )}
        </>
      }
      tools={
        <>
          {isOpen && !view.isOff && <OptionsButton />}
          {collapse}
        </>
      }
    >
      {areOpen && <CalendarOptions view={view} />}
      <div className={styles.stack}>
        {opened && <ReleaseHistory key={opened} id={opened} zone={view.zone} />}
        <div className={styles.calendar} inert={opened !== undefined}>
          {!view.isOff && (
            <>
              <MonthBar />
              <DayCarousel />
              {/* until the dates have come, what has changed live is all that is known, and rarely what is next */}
              <NextDue shown={view.isLoading ? [] : view.shown} zone={view.zone} />
            </>
          )}
          <CalendarTabs tab={view.tab} />
          <CalendarBody view={view} />
          {!view.isOff && <WeekPager />}
        </div>
      </div>
    </Panel>
  )
}
