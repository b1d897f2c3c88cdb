import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { WATCHLIST_NAME_LIMIT, type Watchlist } from '../../contract/shared/user/watchlist.ts'
import { unreadOf } from '../../machines/watchlists/unread.machine.ts'
import {
  currentList,
  isSaving,
  modeOf,
  nameOf,
  type PanelMode,
  problemOf,
} from '../../machines/watchlists/watch-panel.machine.ts'
import { listsOf } from '../../machines/watchlists/watchlists.machine.ts'
import { listWords, unreadIn } from '../../rules/watchlists/unread.ts'
import { BinIcon, PencilIcon } from '../filters/icons.tsx'
import { focusWithoutScroll } from '../kit/focus/focus.ts'
import { AddIcon, UpIcon } from '../kit/icons.tsx'
import { LaterAlertButton } from '../later-alert.tsx'
import { useLooking } from './useLooking.ts'
import styles from './Watchlists.module.css'
import { useWatch } from './watch-charts.tsx'

/** Which list is seen, and what can be done with the lists. */
export function WatchBar() {
  const { watchPanel } = useWatch()
  const mode = useSelector(watchPanel, modeOf)
  const bar = useFocusOfMode(mode)
  useLooking(bar, useSelector(watchPanel, currentList)?.id)
  return (
    <div ref={bar}>
      {mode === 'seeing' && <Choice />}
      {(mode === 'creating' || mode === 'renaming') && <NameForm isNew={mode === 'creating'} />}
      {mode === 'deleting' && <Deletion />}
    </div>
  )
}

/** The focus goes into a form that opens, and back to what opened it. */
function useFocusOfMode(mode: PanelMode) {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef(mode)
  useLayoutEffect(() => {
    const before = last.current
    last.current = mode
    if (before === mode) return
    const wanted = mode === 'seeing' ? `[data-opens="${before}"]` : '[data-first]'
    focusWithoutScroll(bar.current?.querySelector(wanted) ?? bar.current?.querySelector('button'))
  }, [mode])
  return bar
}

function Choice() {
  const { watchlists, watchPanel, unread } = useWatch()
  const lists = useSelector(watchlists, listsOf)
  const counts = useSelector(unread, unreadOf)
  const list = useSelector(watchPanel, currentList)
  return (
    <div className={styles.bar}>
      {list && (
        <select
          className={styles.choice}
          aria-label="Watchlist"
          value={list.id}
          onChange={({ target }) => watchPanel.send({ type: 'list.chosen', id: target.value })}
        >
          {lists.map((one) => (
            <option key={one.id} value={one.id}>
              {listWords(one, unreadIn(counts, one.id))}
            </option>
          ))}
        </select>
      )}
      {/* beside the choice, which has the space: the others stay where they are when it comes */}
      {list && <LaterAlertButton alert={{ kind: 'list', value: list.id }} name={list.name} tool={styles.tool} />}
      <button
        type="button"
        className={list ? styles.tool : styles.make}
        aria-label="New list"
        title="New list"
        data-opens="creating"
        onClick={() => watchPanel.send({ type: 'new.pressed' })}
      >
        <AddIcon />
        {!list && ' New list'}
      </button>
      {list && <Deeds list={list} count={lists.length} />}
    </div>
  )
}

function Deeds({ list, count }: { list: Watchlist; count: number }) {
  const { watchPanel } = useWatch()
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Rename ${list.name}`}
        title="Rename"
        data-opens="renaming"
        onClick={() => watchPanel.send({ type: 'rename.pressed' })}
      >
        <PencilIcon />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Delete ${list.name}`}
        title="Delete"
        data-opens="deleting"
        onClick={() => watchPanel.send({ type: 'delete.pressed' })}
      >
        <BinIcon />
      </button>
      {count > 1 && (
        <>
          <Move list={list} by={-1} />
          <Move list={list} by={1} />
        </>
      )}
    </>
  )
}

/** Another place of a list among the lists. */
function Move({ list, by }: { list: Watchlist; by: number }) {
  const { watchPanel } = useWatch()
  const label = `Move ${list.name} ${by < 0 ? 'up' : 'down'}`
  return (
    <button
      type="button"
      className={`${styles.tool} ${by > 0 ? styles.turned : ''}`}
      aria-label={label}
      title={label}
      onClick={() => watchPanel.send({ type: 'list.moved', by })}
    >
      <UpIcon />
    </button>
  )
}

function NameForm({ isNew }: { isNew: boolean }) {
  const { watchPanel } = useWatch()
  const name = useSelector(watchPanel, nameOf)
  const problem = useSelector(watchPanel, problemOf)
  const saves = useSelector(watchPanel, isSaving)
  const label = isNew ? 'Name of the new list' : 'New name of the list'
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        watchPanel.send({ type: 'name.submitted' })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        watchPanel.send({ type: 'form.left' })
      }}
    >
      <input
        className={styles.input}
        dir="auto"
        data-first
        aria-label={label}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? 'watch-name-problem' : undefined}
        placeholder={label}
        maxLength={WATCHLIST_NAME_LIMIT}
        readOnly={saves}
        value={name}
        onChange={({ target }) => watchPanel.send({ type: 'name.changed', name: target.value })}
      />
      <button type="submit" className={styles.solid} aria-disabled={saves}>
        {isNew ? 'Create' : 'Rename'}
      </button>
      <button type="button" className={styles.plain} onClick={() => watchPanel.send({ type: 'form.left' })}>
        Cancel
      </button>
      {problem !== '' && (
        <p id="watch-name-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

function Deletion() {
  const { watchPanel } = useWatch()
  const list = useSelector(watchPanel, currentList)
  if (!list) return null
  const count = list.symbols.length
  return (
    <fieldset className={styles.form}>
      <legend className="visually-hidden">Delete {list.name}</legend>
      <p className={styles.question}>
        Delete <bdi>“{list.name}”</bdi> with {count === 1 ? '1 symbol' : `${count.toLocaleString('en-US')} symbols`}?
      </p>
      <button type="button" className={styles.solid} onClick={() => watchPanel.send({ type: 'delete.confirmed' })}>
        Delete
      </button>
      <button type="button" className={styles.plain} data-first onClick={() => watchPanel.send({ type: 'form.left' })}>
        Keep
      </button>
    </fieldset>
  )
}
