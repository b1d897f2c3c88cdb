import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { Desk } from '../../contract/desks/desks.ts'
import { currentDesk, nameOf, problemOf, renamingOf } from '../../machines/desks/desks.machine.ts'
import { BinIcon, PencilIcon } from '../filters/icons.tsx'
import { focusWithoutScroll } from '../kit/focus/focus.ts'
import { UpIcon } from '../kit/icons.tsx'
import { leadsElsewhere } from '../kit/PlaceLink.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './DesksMenu.module.css'

type RowProps = { desk: Desk; at: number; count: number }

/** A desk in the menu: its number is its key. */
export function DeskRow({ desk, at, count }: RowProps) {
  const { desks } = useWidgets()
  const isNamed = useSelector(desks, renamingOf) === desk.id
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(isNamed)
  // the focus goes into the form that opens, and back to what opened it
  useLayoutEffect(() => {
    if (before.current !== isNamed) focusWithoutScroll(row.current?.querySelector(isNamed ? 'input' : '[data-renames]'))
    before.current = isNamed
  }, [isNamed])
  return (
    <li ref={row} className={styles.row}>
      {isNamed ? <NameForm /> : <Choice desk={desk} at={at} count={count} />}
    </li>
  )
}

function Choice({ desk: { id, name }, at, count }: RowProps) {
  const { desks } = useWidgets()
  const isCurrent = useSelector(desks, currentDesk)?.id === id
  const tool = (label: string, event: Parameters<typeof desks.send>[0]) => ({
    type: 'button' as const,
    className: styles.tool,
    'aria-label': `${label} ${name}`,
    title: label,
    onClick: () => desks.send(event),
  })
  return (
    <>
      {/* with Shift it opens in a window of its own (RTE-21) */}
      <a
        className={styles.choice}
        href={`/terminal?desk=${encodeURIComponent(id)}`}
        aria-current={isCurrent || undefined}
        onClick={(event) => {
          if (leadsElsewhere(event)) return
          event.preventDefault()
          desks.send({ type: 'desk.chosen', id })
        }}
      >
        <kbd>{at + 1}</kbd>
        <bdi className={styles.name}>{name}</bdi>
      </a>
      <button {...tool('Rename', { type: 'rename.pressed', id })} data-renames>
        <PencilIcon />
      </button>
      {count > 1 && (
        <>
          <button {...tool('Move up', { type: 'desk.moved', id, by: -1 })} aria-disabled={at === 0}>
            <UpIcon />
          </button>
          <button
            {...tool('Move down', { type: 'desk.moved', id, by: 1 })}
            className={`${styles.tool} ${styles.turned}`}
            aria-disabled={at === count - 1}
          >
            <UpIcon />
          </button>
          <button {...tool('Delete', { type: 'desk.deleted', id })}>
            <BinIcon />
          </button>
        </>
      )}
    </>
  )
}

function NameForm() {
  const { desks } = useWidgets()
  const name = useSelector(desks, nameOf)
  const problem = useSelector(desks, problemOf)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        desks.send({ type: 'name.submitted' })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        desks.send({ type: 'form.left' })
      }}
    >
      <input
        className={styles.input}
        dir="auto"
        aria-label="New name of the desk"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? 'desk-name-problem' : undefined}
        value={name}
        onChange={({ target }) => desks.send({ type: 'name.changed', name: target.value })}
      />
      <button type="submit" className={styles.act}>
        Rename
      </button>
      {problem !== '' && (
        <p id="desk-name-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
