import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { allOffer, keyOf, textOf } from '../../machines/filters/builder.machine.ts'
import { hasFailed, isLoading, optionsOf } from '../../machines/filters/filter-options.machine.ts'
import { pointerOf } from '../../machines/shared/layout.machine.ts'
import { categories, searchOptions } from '../../rules/filters/filters.ts'
import { useCharts } from '../charts.tsx'
import { focusOn } from '../kit/focus/focus.ts'
import { SearchIcon } from '../kit/icons.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { CheckIcon } from './icons.tsx'
import { OptionList } from './OptionList.tsx'

/** FED-04: a list that can be searched, and chosen as a whole. */
export function Choices({ name }: { name: string }) {
  const { builder } = useBuilder()
  const text = useSelector(builder, textOf)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const type = (more: string) => {
    builder.send({ type: 'text.changed', text: textOf(builder.getSnapshot()) + more })
    focusOn(field.current)
  }
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    focusOn(document.getElementById(listId))
  }
  return (
    <>
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={field}
          dir="auto"
          data-autofocus
          aria-label={`Search ${name}`}
          aria-controls={listId}
          placeholder={`Search ${name}`}
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => builder.send({ type: 'text.changed', text: event.target.value })}
          onKeyDown={goDown}
        />
      </div>
      <Offer name={name} listId={listId} type={type} />
    </>
  )
}

type OfferProps = { name: string; listId: string; type: (text: string) => void }

function Offer({ name, listId, type }: OfferProps) {
  const { builder, filterOptions } = useBuilder()
  const { layout } = useCharts()
  const key = useSelector(builder, keyOf)
  const text = useSelector(builder, textOf)
  const options = useSelector(filterOptions, (snapshot) => optionsOf(snapshot, key))
  const loading = useSelector(filterOptions, isLoading)
  const failed = useSelector(filterOptions, hasFailed)
  const found = searchOptions(options, text)
  const rowHeight = useSelector(layout, pointerOf) === 'coarse' ? 44 : 22

  if (failed) return <Failed name={name} />
  if (loading) return <Loading />
  return (
    <>
      {categories.find((category) => category.key === key)?.hasAll && <All />}
      {found.length > 0 ? (
        <OptionList key={rowHeight} rowHeight={rowHeight} id={listId} name={name} options={found} type={type} />
      ) : (
        <p className={`${styles.list} ${styles.nothing}`} role="status">
          {text.trim() === ''
            ? `There are no ${name.toLowerCase()} to choose from yet.`
            : `Nothing matches “${text.trim()}”.`}
        </p>
      )}
    </>
  )
}

function All() {
  const { builder, filterOptions } = useBuilder()
  const key = useSelector(builder, keyOf)
  const options = useSelector(filterOptions, (snapshot) => optionsOf(snapshot, key))
  const isSearching = useSelector(builder, (snapshot) => textOf(snapshot).trim() !== '')
  const offer = useSelector(builder, (snapshot) => allOffer(snapshot, options))
  return (
    <button
      type="button"
      className={styles.all}
      aria-pressed={offer === 'clear'}
      disabled={offer === undefined}
      onClick={() => builder.send({ type: 'all.pressed', options })}
    >
      <span className={styles.box}>{offer === 'clear' && <CheckIcon />}</span>
      {isSearching ? 'Add results to selection' : `Select All (${options.length})`}
    </button>
  )
}

function Loading() {
  return (
    <div className={styles.list} aria-busy="true">
      <span className="visually-hidden">Loading…</span>
      {[52, 71, 44, 63, 57, 48, 68, 50, 60].map((width) => (
        <span key={width} className={styles.ghost} style={{ width: `${width}%` }} aria-hidden="true" />
      ))}
    </div>
  )
}

function Failed({ name }: { name: string }) {
  const { filterOptions } = useBuilder()
  return (
    <div className={`${styles.list} ${styles.nothing}`} role="alert">
      <p>The list of {name.toLowerCase()} could not be loaded.</p>
      <button type="button" className={styles.outline} onClick={() => filterOptions.send({ type: 'options.wanted' })}>
        Retry
      </button>
    </div>
  )
}
