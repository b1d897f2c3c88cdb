import { useOpening } from '../kit/useOpening.ts'
import { MenuFace } from './MenuFace.tsx'
import { mainMenuCode } from './main-menu-code.ts'

/** Brings the main menu when it is first pressed. */
export function MenuButton() {
  const { menu, wasPressed, press } = useOpening(mainMenuCode)
  if (menu.status === 'here') return <menu.part opensAtOnce={wasPressed.current} />
  return <MenuFace aria-haspopup="menu" aria-busy={menu.status === 'asked'} onClick={press} />
}
