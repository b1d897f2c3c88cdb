import { useOpening } from '../../kit/focus/useOpening.ts'
import { MenuFace } from './MenuFace.tsx'
import { mainMenuCode } from './main-menu-code.ts'

/** Brings the main menu when it is first pressed. */
export function MenuButton() {
  const { part: Menu, isLoading, intent, wasPressed, press } = useOpening(mainMenuCode)
  if (Menu) return <Menu opensAtOnce={wasPressed.current} />
  return <MenuFace {...intent} aria-haspopup="menu" aria-busy={isLoading} onClick={press} />
}
