import { type ReactNode, useRef } from 'react'
import type { Side } from '../../contract/shared/workspace.ts'
import { useFocusOver } from '../kit/focus/useFocusOver.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Drawer.module.css'
import { drawerNames, useDrawer } from './useDrawer.ts'

type Props = {
  side: Side
  /** What it shows has a header: `close` stands in that. */
  isHeaded?: boolean
  /** `close` is the way out of a drawer that lies over the page. */
  children: (isOver: boolean, close: ReactNode) => ReactNode
}

/** PIT-01: closed at first. Where there is no space beside the page, it lies over it. */
export function Drawer({ side, isHeaded = false, children }: Props) {
  const { isOpen, isOver, toggle } = useDrawer(side)
  const drawer = useRef<HTMLElement>(null)
  useFocusOver(drawer, isOver, '[aria-label^="Close "]')
  if (!isOpen) return null
  const close = isOver && (
    <button type="button" className={styles.close} aria-label={`Close ${drawerNames[side]}`} onClick={toggle}>
      <CrossIcon />
    </button>
  )
  return (
    <>
      {isOver && <button type="button" tabIndex={-1} aria-hidden="true" className={styles.scrim} onClick={toggle} />}
      <aside
        ref={drawer}
        id={`pit-${side}`}
        className={`${styles.drawer} ${styles[side]}`}
        aria-label={drawerNames[side]}
      >
        {close && !isHeaded && (
          <header className={styles.head}>
            <h2>{drawerNames[side]}</h2>
            {close}
          </header>
        )}
        {children(isOver, close)}
      </aside>
    </>
  )
}
