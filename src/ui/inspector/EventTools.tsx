import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { canStep, copyingOf, isPaused, stepOf } from '../../machines/inspector/inspector-views.ts'
import { ChevronIcon } from '../kit/icons.tsx'
import { CopyIcon, PauseIcon, PlayIcon } from '../kit/later-icons.tsx'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'

const copyWords = { idle: '', asking: '', done: 'Copied.', failed: 'Could not be copied.' }

/** One step back, one step on, pause, copy. */
export function EventTools({ inspector }: InspectorProps) {
  const paused = useSelector(inspector, isPaused)
  const hasStep = useSelector(inspector, (snapshot) => stepOf(snapshot) !== undefined)
  const canGoBack = useSelector(inspector, (snapshot) => canStep(snapshot, -1))
  const canGoOn = useSelector(inspector, (snapshot) => canStep(snapshot, 1))
  const copied = useSelector(inspector, (snapshot) => copyWords[copyingOf(snapshot)])
  const { send } = inspector
  return (
    <>
      <span role="status" className={styles.copied}>
        {copied}
      </span>
      <Tool name="Step back" isOff={!canGoBack} onPress={() => send({ type: 'step.moved', direction: -1 })}>
        <ChevronIcon className={styles.back} />
      </Tool>
      <Tool name="Step on" isOff={!canGoOn} onPress={() => send({ type: 'step.moved', direction: 1 })}>
        <ChevronIcon className={styles.on} />
      </Tool>
      {paused ? (
        <Tool name="Follow" onPress={() => send({ type: 'follow.pressed' })}>
          <PlayIcon />
        </Tool>
      ) : (
        <Tool name="Pause" isOff={!hasStep} onPress={() => send({ type: 'pause.pressed' })}>
          <PauseIcon />
        </Tool>
      )}
      <Tool name="Copy as JSON" isOff={!hasStep} onPress={() => send({ type: 'copy.pressed' })}>
        <CopyIcon />
      </Tool>
    </>
  )
}

type ToolProps = { name: string; isOff?: boolean; onPress: () => void; children: ReactNode }

/** Keeps its focus while there is nothing for it to do. */
const Tool = ({ name, isOff = false, onPress, children }: ToolProps) => (
  <button type="button" aria-label={name} title={name} aria-disabled={isOff} onClick={onPress}>
    {children}
  </button>
)
