import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { focusOn } from './focus.ts'

type Menu = { send(event: { type: 'menu.left' }): void }

/** A menu beneath its button: the focus goes to `first` in it, and it is left by Escape, by Tab, by a press beside it, and with its page. */
export function useDropdown(menu: Menu, isShown: boolean, first: string) {
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isShown) return
    focusOn(whole.current?.querySelector(first))
    const stop = new AbortController()
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && whole.current?.contains(target))) menu.send({ type: 'menu.left' })
    }
    document.addEventListener('pointerdown', press, stop)
    return () => {
      stop.abort()
      menu.send({ type: 'menu.left' })
    }
  }, [menu, isShown, first])
  return {
    opener,
    within: {
      ref: whole,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented || !isShown) return
        event.preventDefault()
        menu.send({ type: 'menu.left' })
        focusOn(opener.current)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.send({ type: 'menu.left' })
      },
    },
  }
}
