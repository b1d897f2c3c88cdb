import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { overOf } from '../../machines/shared/workspace.machine.ts'
import { isAt } from '../../rules/shared/page/shell.ts'
import { useCharts } from '../charts.tsx'
import { BoltIcon, CalendarIcon, RowsIcon } from '../kit/icons.tsx'
import styles from './BottomBar.module.css'
import { MenuButton } from './menu/MenuButton.tsx'
import { ShellLink } from './ShellLink.tsx'

/** LAY-01: where a mobile goes, within the thumb's reach. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="Platform">
      <Entry href="/terminal" isCovered={useIsCalendarOpen()}>
        <RowsIcon />
        Terminal
      </Entry>
      <Entry href="/news-pit">
        <BoltIcon />
        News Pit
      </Entry>
      <CalendarEntry />
      <MenuButton />
    </nav>
  )
}

/** The calendar lies over the Terminal, wherever it is asked for. */
function CalendarEntry() {
  const { place, workspace } = useCharts()
  const isHere = useIsAt('/terminal')
  const isOpen = useIsCalendarOpen()
  const press = () => {
    if (!isHere) place.send({ type: 'place.asked', path: '/terminal' })
    workspace.send(isOpen ? { type: 'over.left' } : { type: 'over.asked', over: 'calendar' })
  }
  return (
    <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={press}>
      <CalendarIcon />
      Calendar
    </button>
  )
}

type EntryProps = { href: string; isCovered?: boolean; children: ReactNode }

/** One entry is lit: what lies over a page is where the user is. */
function Entry({ href, isCovered, children }: EntryProps) {
  const isHere = useIsAt(href) && !isCovered
  return (
    <ShellLink className={styles.entry} href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </ShellLink>
  )
}

const useIsAt = (href: string) => useSelector(useCharts().place, (snapshot) => isAt(placeOf(snapshot), href))

function useIsCalendarOpen() {
  const { workspace } = useCharts()
  const isHere = useIsAt('/terminal')
  return useSelector(workspace, (snapshot) => overOf(snapshot) === 'calendar') && isHere
}
