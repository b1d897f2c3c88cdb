import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { keyOf, rowOf } from '../../machines/filters/builder.machine.ts'
import { optionsOf } from '../../machines/filters/filter-options.machine.ts'
import { type Active, categories } from '../../rules/filters/filters.ts'
import type { Offered } from '../../rules/filters/own-names.ts'
import { useVirtualList } from '../kit/list/useVirtualList.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { CheckIcon } from './icons.tsx'
import { rowAfter } from './row-after.ts'
import { useActive } from './useActive.ts'

type ListProps = {
  id: string
  name: string
  options: readonly Offered[]
  type: (text: string) => void
  rowHeight: number
}

/**
 * FED-10: a list from which any number of options can be chosen. The list keeps the focus, the arrow keys move through its rows, and typing
 * searches.
 */
export function OptionList({ id, name, options, type, rowHeight }: ListProps) {
  const { builder } = useBuilder()
  const row = Math.min(useSelector(builder, rowOf), options.length - 1)
  const active = useActive()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualList(scroller, {
    count: options.length,
    keyOf: (index) => options[index]?.value ?? index,
    estimate: () => rowHeight,
    overscan: 8,
  })
  useEffect(() => virtual.scrollToIndex(row), [virtual, row])
  const listen = useListKeys({ options, row, type })

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={name}
      aria-multiselectable="true"
      aria-activedescendant={`${id}-${row}`}
      tabIndex={0}
      className={styles.list}
      onKeyDown={listen}
    >
      <div style={{ height: virtual.getTotalSize() }} className={styles.rows} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => (
          <Row
            key={options[index]?.value}
            id={`${id}-${index}`}
            option={options[index]}
            state={active.find(({ value }) => value === options[index]?.value)}
            position={{ index, start, count: options.length, height: rowHeight, isReached: index === row }}
          />
        ))}
      </div>
    </div>
  )
}

type RowProps = {
  id: string
  option: Offered | undefined
  state: Active | undefined
  position: { index: number; start: number; count: number; height: number; isReached: boolean }
}

function Row({ id, option, state, position }: RowProps) {
  const { builder } = useBuilder()
  if (!option) return null
  const { label, value, origin } = option
  const toggle = () => {
    builder.send({ type: 'row.reached', at: position.index })
    const key = keyOf(builder.getSnapshot())
    builder.send({ type: 'filters.changed', action: { type: 'toggle', key, value, origin } })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and handles the keys for its rows
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names the row that is reached
    <div
      id={id}
      role="option"
      aria-selected={state !== undefined}
      aria-setsize={position.count}
      aria-posinset={position.index + 1}
      className={styles.option}
      data-reached={position.isReached || undefined}
      style={{ height: position.height, transform: `translateY(${position.start}px)` }}
      onClick={toggle}
    >
      <span className={styles.box}>{state && <CheckIcon />}</span>
      <span dir="auto" className={styles.label} title={label}>
        {label}
      </span>
      {state?.isMuted && <span className={styles.not}>not</span>}
    </div>
  )
}

type KeysProps = { options: readonly Offered[]; row: number; type: (text: string) => void }

function useListKeys({ options, row, type }: KeysProps) {
  const { builder, filterOptions } = useBuilder()
  return (event: KeyboardEvent) => {
    const { key } = event
    const category = keyOf(builder.getSnapshot())
    const hasAll = categories.some((one) => one.key === category && one.hasAll)
    const { value, origin } = options[row] ?? {}
    const next = rowAfter(key, row, options.length)
    const isTyped = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (next !== undefined) builder.send({ type: 'row.reached', at: next })
    else if ((key === ' ' || key === 'Enter') && value !== undefined)
      builder.send({ type: 'filters.changed', action: { type: 'toggle', key: category, value, origin } })
    else if (key === 'Delete' && value !== undefined)
      builder.send({ type: 'filters.changed', action: { type: 'remove', key: category, value } })
    else if (key === 'a' && (event.ctrlKey || event.metaKey) && hasAll)
      builder.send({ type: 'all.pressed', options: optionsOf(filterOptions.getSnapshot(), category) })
    else if (isTyped) type(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
