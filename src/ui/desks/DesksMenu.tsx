import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { waitingIn } from '../../machines/desks/desk-sync.machine.ts'
import { currentDesk, deletedOf, desksOf, isMenuOpen } from '../../machines/desks/desks.machine.ts'
import { rowAfter } from '../filters/row-after.ts'
import { focusOn, focusWithoutScroll, isFocusGone } from '../kit/focus/focus.ts'
import { useDropdown } from '../kit/focus/useDropdown.ts'
import { AddIcon, ChevronIcon } from '../kit/icons.tsx'
import { useWidgets } from '../widgets.tsx'
import { DeskOffer } from './DeskOffer.tsx'
import { DeskRow } from './DeskRow.tsx'
import styles from './DesksMenu.module.css'

const MENU_ID = 'desks-menu'

/** DSK-02: which desk is seen, and the others. */
export function DesksMenu() {
  const { desks } = useWidgets()
  const current = useSelector(desks, currentDesk)
  const isShown = useSelector(desks, isMenuOpen)
  const { opener, within } = useDropdown(desks, isShown, '[aria-current]')
  if (!current) return null
  return (
    <div {...within} className={styles.desks}>
      <button
        ref={opener}
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
      {isShown && <List opener={opener} />}
    </div>
  )
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

/** The arrows, Home and End lead to the same control of another desk; in a field they are the field's. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target, key, ctrlKey, metaKey, altKey } = event
  if (!(target instanceof Element) || target.matches('input') || ctrlKey || metaKey || altKey) return
  const rows = [...currentTarget.children]
  const row = rows.findIndex((one) => one.contains(target))
  const next = rowAfter(key, row, rows.length)
  const control = target.closest('a, button')
  if (row < 0 || next === undefined || !control) return
  event.preventDefault()
  const at = controlsIn(rows[row]).indexOf(control)
  focusOn(controlsIn(rows[next])[at])
}
const controlsIn = (row: Element | undefined): Element[] => [...(row?.querySelectorAll('a, button') ?? [])]

function List({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const { desks } = useWidgets()
  const all = useSelector(desks, desksOf)
  const deleted = useSelector(desks, deletedOf)
  const list = useFocusAfter(deleted?.id)
  useLayoutEffect(() => {
    const here = list.current
    return () => {
      if (here?.contains(document.activeElement)) focusWithoutScroll(opener.current)
    }
  }, [list, opener])
  return (
    <section ref={list} id={MENU_ID} className={styles.menu} aria-label="Desks">
      <ol onKeyDown={moveAmongRows}>
        {all.map((desk, at) => (
          <DeskRow key={desk.id} desk={desk} at={at} count={all.length} />
        ))}
      </ol>
      <Waiting />
      <DeskOffer />
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

/** DSK-04: desks of this browser for which the account has no space. */
function Waiting() {
  const { deskSync } = useWidgets()
  const waiting = useSelector(deskSync, waitingIn)
  if (waiting.length === 0) return null
  return (
    <section className={styles.waiting} aria-label="Waiting desks">
      <p>There are 9 desks, which is the limit. These wait in this browser, and come once you have deleted another:</p>
      <ul>
        {waiting.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
