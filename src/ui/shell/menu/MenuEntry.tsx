import { Menu } from '@chakra-ui/react/menu'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { placeOf } from '../../../machines/shared/place.machine.ts'
import { isAt } from '../../../rules/shared/page/shell.ts'
import { useCharts } from '../../charts.tsx'
import { ShellLink } from '../ShellLink.tsx'
import styles from './Menu.module.css'

/** LAY-06: leads to a place, and is marked where the user is there. */
export function PlaceEntry({ href, children }: { href: string; children: ReactNode }) {
  const { place } = useCharts()
  const isHere = useSelector(place, (snapshot) => isAt(placeOf(snapshot), href))
  return (
    <Menu.Item value={href} asChild>
      <ShellLink className={styles.entry} href={href} aria-current={isHere ? 'page' : undefined}>
        {children}
      </ShellLink>
    </Menu.Item>
  )
}

/** Another page of ours, in a window beside the app. */
export function WindowEntry({ href, children }: { href: string; children: string }) {
  return (
    <Menu.Item value={href} asChild>
      <a className={styles.entry} href={href} target={href}>
        {children}
      </a>
    </Menu.Item>
  )
}

/** LAY-18: named, not to be had yet. */
export function LaterEntry({ children }: { children: string }) {
  return (
    <Menu.Item value={children} disabled className={styles.later}>
      {children}
      <span className={styles.when}>Coming Soon</span>
    </Menu.Item>
  )
}

export function ActEntry({ onAct, hint, children }: { onAct: () => void; hint?: string; children: string }) {
  return (
    <Menu.Item value={children} onSelect={onAct} className={styles.entry}>
      {children}
      {hint && <kbd className={styles.when}>{hint}</kbd>}
    </Menu.Item>
  )
}
