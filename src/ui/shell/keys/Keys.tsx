import { Checkbox } from '@chakra-ui/react/checkbox'
import { useSelector } from '@xstate/react'
import { awaitingOf, outcomeOf } from '../../../machines/shell/key-change.machine.ts'
import { areSinglesOn, changesOf, isListOpen } from '../../../machines/shell/keys.machine.ts'
import { hasAlt } from '../../../rules/shared/feed-keys.ts'
import { capsOf, changeable, keyFor } from '../../../rules/shell/shortcuts.ts'
import { useCharts } from '../../charts.tsx'
import { Modal } from '../../kit/Modal.tsx'
import { Title } from '../../kit/Title.tsx'
import { KeyList } from './KeyList.tsx'
import styles from './Keys.module.css'
import { type KeyChangeChart, KeyChangeProvider, useKeyChange } from './key-change-chart.tsx'

export function keysOf(keyChange: KeyChangeChart) {
  const value = { keyChange }
  return () => (
    <KeyChangeProvider value={value}>
      <Keys />
    </KeyChangeProvider>
  )
}

/** The list of keys. */
function Keys() {
  const { keys } = useCharts()
  const keyChange = useKeyChange()
  /** Escape ends a change first. */
  const leaveChange = (event: KeyboardEvent) => {
    if (awaitingOf(keyChange.getSnapshot()) === undefined) return
    event.preventDefault()
    keyChange.send({ type: 'change.left' })
  }
  return (
    <Modal
      isOpen={useSelector(keys, isListOpen)}
      onDismiss={() => keys.send({ type: 'list.left' })}
      onEscape={leaveChange}
      returnTo="menu"
    >
      <div className={styles.page}>
        <Title>Keys</Title>
        <Singles />
        <Reset />
        <p role="status" className="visually-hidden">
          {useSelector(keyChange, outcomeOf)}
        </p>
        <KeyList />
      </div>
    </Modal>
  )
}

/** For people whose speech or hand presses keys by mistake (WCAG 2.1.4). */
function Singles() {
  const { keys } = useCharts()
  const changes = useSelector(keys, changesOf)
  const singles = changeable
    .map(({ own }) => keyFor(own, changes))
    .filter((key) => key !== undefined && !hasAlt(key))
    .map((key = '') => capsOf(key).join(' '))
  return (
    <Checkbox.Root
      className={styles.singles}
      checked={useSelector(keys, areSinglesOn)}
      onCheckedChange={() => keys.send({ type: 'singles.toggled' })}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>Shortcuts with a single key ({singles.join(' ') || 'none'})</Checkbox.Label>
    </Checkbox.Root>
  )
}

function Reset() {
  const keyChange = useKeyChange()
  const hasNone = useSelector(keyChange, ({ context }) => context.changes.length === 0)
  return (
    <button
      type="button"
      className={styles.reset}
      aria-disabled={hasNone}
      onClick={() => keyChange.send({ type: 'keys.reset' })}
    >
      Reset all keys
    </button>
  )
}
