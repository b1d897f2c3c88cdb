import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { isMobile } from '../../../machines/shared/layout.machine.ts'
import { useCharts } from '../../charts.tsx'
import { MenuIcon } from '../../kit/icons.tsx'
import bottom from '../BottomBar.module.css'
import styles from '../TopBar.module.css'

/** The button of the main menu: in the top bar, on a mobile in the bottom one. */
export function MenuFace(props: ComponentProps<'button'>) {
  const { layout } = useCharts()
  const mobile = useSelector(layout, isMobile)
  return (
    <button
      id="menu"
      {...props}
      type="button"
      className={mobile ? bottom.entry : styles.menu}
      aria-label={mobile ? undefined : 'Menu'}
    >
      <MenuIcon />
      {mobile && 'Menu'}
    </button>
  )
}
