import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { problemOf } from '../../../machines/shell/key-change.machine.ts'
import { changesOf } from '../../../machines/shell/keys.machine.ts'
import { isOnlyHeld, pressedKeyOf } from '../../../rules/shell/key-changes.ts'
import { capsOf, isId, keyFor } from '../../../rules/shell/shortcuts.ts'
import { useCharts } from '../../charts.tsx'
import styles from './Keys.module.css'
import { useKeyChange } from './key-change-chart.tsx'

const HINT = 'A letter, a digit or a sign, alone or with Alt. Esc leaves the key as it is.'

/** Takes the key that is pressed next. A field, and no button, so that screen readers let go of their own keys. */
export function KeyField({ own, does }: { own: string; does: string }) {
  const keyChange = useKeyChange()
  const problem = useSelector(keyChange, problemOf)
  return (
    <div className={styles.asking}>
      <input
        data-along
        className={styles.field}
        aria-label={`New key for “${does}”`}
        aria-describedby="key-hint"
        aria-invalid={problem !== undefined || undefined}
        placeholder="Press the key"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={2}
        value=""
        onKeyDown={usePress()}
        // what a screen's keyboard types presses no key
        onChange={({ target }) =>
          keyChange.send({ type: 'key.pressed', key: pressedKeyOf({ ...plain, key: target.value }) })
        }
      />
      <Ways own={own} />
      <p id="key-hint" className={problem ? styles.problem : undefined}>
        {problem ?? HINT}
      </p>
    </div>
  )
}

const plain = { altKey: false, ctrlKey: false, metaKey: false }
/** What leads on or away, and what has no key of its own. */
const others = ['Tab', 'Escape', 'Process', 'Unidentified']

function usePress() {
  const keyChange = useKeyChange()
  return (event: KeyboardEvent) => {
    if (others.includes(event.key) || event.nativeEvent.isComposing) return
    const key = pressedKeyOf(event)
    if (!event.ctrlKey && !event.metaKey && !isOnlyHeld(key)) event.preventDefault()
    // the press that led here may still be held
    if (!event.repeat) keyChange.send({ type: 'key.pressed', key })
  }
}

function Ways({ own }: { own: string }) {
  const keyChange = useKeyChange()
  const key = keyFor(own, useSelector(useCharts().keys, changesOf))
  return (
    <div className={styles.ways}>
      {key !== undefined && (
        <button type="button" className={styles.plain} onClick={() => keyChange.send({ type: 'key.dropped' })}>
          No key
        </button>
      )}
      {key !== own && !isId(own) && (
        <button type="button" className={styles.plain} onClick={() => keyChange.send({ type: 'key.reset' })}>
          Reset to <kbd>{capsOf(own).join(' ')}</kbd>
        </button>
      )}
      <button type="button" className={styles.plain} onClick={() => keyChange.send({ type: 'change.left' })}>
        Cancel
      </button>
    </div>
  )
}
