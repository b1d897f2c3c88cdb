import { useSelector } from '@xstate/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { currentDesk, deletedOf, desksOf, isMenuOpen } from '../../machines/desks/desks.machine.ts'
import { focusOn, focusWithoutScroll, isFocusGone } from '../kit/focus/focus.ts'
import { AddIcon, ChevronIcon } from '../kit/icons.tsx'
import { useWidgets } from '../widgets.tsx'
import { DeskRow } from './DeskRow.tsx'
import styles from './DesksMenu.module.css'

const MENU_ID = 'desks-menu'

/** DSK-02: which desk is seen, and the others. */
export function DesksMenu() {
  const { desks } = useWidgets()
  const current = useSelector(desks, currentDesk)
  const isShown = useSelector(desks, isMenuOpen)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLeaving(whole, isShown)
  if (!current) return null
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isShown) return
    event.preventDefault()
    desks.send({ type: 'menu.left' })
    focusOn(button.current)
  }
  const close = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) desks.send({ type: 'menu.left' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled wherever the focus is inside it
    <div ref={whole} className={styles.desks} onKeyDown={leave} onBlur={close}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        title="Desks"
        aria-expanded={isShown}
        aria-controls={isShown ? MENU_ID : undefined}
        onClick={() => desks.send({ type: 'menu.toggled' })}
      >
        <span className="visually-hidden">Desks: </span>
        <bdi className={styles.name}>{current.name}</bdi>
        <ChevronIcon />
      </button>
      {isShown && <List />}
    </div>
  )
}

/** The menu is left by a press beside it. */
function useLeaving(whole: { readonly current: HTMLElement | null }, isShown: boolean) {
  const { desks } = useWidgets()
  useEffect(() => {
    if (!isShown) return
    focusOn(whole.current?.querySelector('[aria-current]'))
    const stop = new AbortController()
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && whole.current?.contains(target))) desks.send({ type: 'menu.left' })
    }
    document.addEventListener('pointerdown', leave, stop)
    return () => stop.abort()
  }, [desks, whole, isShown])
}

/** What was pressed to delete a desk, or to bring it back, is gone: the focus goes to what can be done next. */
function useFocusAfter(deleted: string | undefined) {
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isFocusGone()) return
    focusWithoutScroll(list.current?.querySelector(deleted === undefined ? '[aria-current]' : '[data-undoes]'))
  }, [deleted])
  return list
}

function List() {
  const { desks } = useWidgets()
  const all = useSelector(desks, desksOf)
  const deleted = useSelector(desks, deletedOf)
  const list = useFocusAfter(deleted?.id)
  return (
    <section ref={list} id={MENU_ID} className={styles.menu} aria-label="Desks">
      <ol>
        {all.map((desk, at) => (
          <DeskRow key={desk.id} desk={desk} at={at} count={all.length} />
        ))}
      </ol>
      <div className={styles.foot}>
        <button type="button" className={styles.act} onClick={() => desks.send({ type: 'desk.added' })}>
          <AddIcon />
          New desk, as this one
        </button>
        <p role="status">
          {deleted && (
            <>
              <bdi>“{deleted.name}”</bdi> was deleted.{' '}
              <button
                type="button"
                className={styles.undo}
                data-undoes
                onClick={() => desks.send({ type: 'deletion.undone' })}
              >
                Undo
              </button>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
