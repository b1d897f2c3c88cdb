import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { keyOf } from '../../machines/filters/builder.machine.ts'
import type { Active } from '../../rules/filters/filters.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { LeaveOutIcon } from './icons.tsx'
import { useActive, useUnknown } from './useActive.ts'

/** FED-04: what is active in a category. Each value is asked for; one that is muted stands after 'Not'. */
export function ActiveList({ name }: { name: string }) {
  const { builder } = useBuilder()
  const key = useSelector(builder, keyOf)
  const active = useActive()
  const unknown = useUnknown()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.active}>
      <div className={styles.activeHead}>
        <h4 ref={heading} tabIndex={-1}>
          Active
        </h4>
        <span className={styles.count}>{active.length}</span>
        {active.length > 0 && (
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              builder.send({ type: 'filters.changed', action: { type: 'clear', key } })
              focusOn(heading.current)
            }}
          >
            Clear All
          </button>
        )}
      </div>
      {key === 'tickers' && <UnknownTickers unknown={unknown} />}
      {active.length === 0 ? (
        <p className={styles.none}>None.</p>
      ) : (
        <ul aria-label={`Active ${name}`}>
          {active.map((one) => (
            <Value
              key={one.value}
              {...one}
              isUnknown={unknown.includes(one.value)}
              onGone={() => focusOn(heading.current)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** How many are named in a sentence. */
const NAMED = 5

/** FED-20: said above the list, whose end may be out of sight. */
function UnknownTickers({ unknown }: { unknown: readonly string[] }) {
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : ''
  return (
    <p className={styles.none} role="status">
      {unknown.length > 0 &&
        `Not in the directory of listed companies: ${unknown.slice(0, NAMED).join(', ')}${more}. An unknown symbol finds only headlines that carry it.`}
    </p>
  )
}

/** `onGone`: it was the last. */
type ValueProps = Active & { isUnknown: boolean; onGone: () => void }

function Value({ value, label, isMuted, isUnknown, onGone }: ValueProps) {
  const { builder } = useBuilder()
  const row = useRef<HTMLLIElement>(null)
  const change = (type: 'flip' | 'remove') =>
    builder.send({ type: 'filters.changed', action: { type, key: keyOf(builder.getSnapshot()), value } })
  const remove = () => {
    const { nextElementSibling, previousElementSibling } = row.current ?? {}
    flushSync(() => change('remove'))
    const neighbour = (nextElementSibling ?? previousElementSibling)?.querySelector('[data-remove]')
    if (neighbour) focusOn(neighbour)
    else onGone()
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove()
  }
  return (
    <li ref={row} className={styles.value} data-muted={isMuted || undefined} data-unknown={isUnknown || undefined}>
      {isMuted && <span className={styles.muted}>Not</span>}
      <span dir="auto" className={styles.label} title={label}>
        {label}
      </span>
      {isUnknown && <span className={styles.unknown}>Unknown symbol</span>}
      <button
        type="button"
        className={`${styles.tool} ${styles.flip}`}
        aria-pressed={isMuted}
        aria-label={`Not ${label}`}
        title={isMuted ? 'Muted. Show these headlines again' : 'Mute these headlines'}
        onClick={() => change('flip')}
        onKeyDown={listen}
      >
        <LeaveOutIcon />
      </button>
      <button
        type="button"
        data-remove
        className={styles.tool}
        aria-label={`Remove ${label}`}
        title="Remove"
        onClick={remove}
        onKeyDown={listen}
      >
        <CrossIcon />
      </button>
    </li>
  )
}
