import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { InspectedStep } from '../../contract/inspector/inspection.ts'
import { eventFilterOf, listOf, stepOf } from '../../machines/inspector/inspector-views.ts'
import { preciseTime } from '../../rules/shared/time/formats.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import { EventTools } from './EventTools.tsx'
import { Filter } from './Filter.tsx'
import { GiveEvent } from './GiveEvent.tsx'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'

/** The events that the chart received, oldest first; the keys step through them. */
export function Events({ inspector }: InspectorProps) {
  const steps = useSelector(inspector, listOf, isSameList)
  const filter = useSelector(inspector, eventFilterOf)
  return (
    <Panel title="Events" className={styles.events} tools={<EventTools inspector={inspector} />}>
      <Filter
        label="Filter events"
        value={filter}
        onChange={(text) => inspector.send({ type: 'events.filtered', filter: text })}
      />
      {steps.length === 0 ? (
        <p className={styles.note}>{filter ? 'No event has such words.' : 'Nothing has happened yet.'}</p>
      ) : (
        <Log inspector={inspector} steps={steps} />
      )}
      <GiveEvent inspector={inspector} />
    </Panel>
  )
}

export const moves: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

function Log({ inspector, steps }: InspectorProps & { steps: readonly InspectedStep[] }) {
  const at = useSelector(inspector, (snapshot) => stepOf(snapshot)?.n)
  const current = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another line
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [at])
  const move = (event: KeyboardEvent) => {
    const direction = moves[event.key]
    if (!direction) return
    event.preventDefault()
    inspector.send({ type: 'step.moved', direction })
  }
  return (
    <div
      className={styles.log}
      role="listbox"
      tabIndex={0}
      aria-label="Events"
      aria-activedescendant={at === undefined ? undefined : `step-${at}`}
      onKeyDown={move}
    >
      {steps.map(({ n, at: time, event, from, taken }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
        <div
          key={n}
          id={`step-${n}`}
          ref={n === at ? current : undefined}
          role="option"
          tabIndex={-1}
          className={styles.step}
          aria-selected={n === at}
          data-idle={taken.length === 0 || undefined}
          onClick={() => inspector.send({ type: 'step.chosen', n })}
        >
          <time dateTime={new Date(time).toISOString()}>{preciseTime(time)}</time>
          <span>{event.type}</span>
          {from !== undefined && <span className={styles.standsIn}>from {from}</span>}
        </div>
      ))}
    </div>
  )
}

const isSameList = (one: readonly InspectedStep[], other: readonly InspectedStep[]) =>
  one.length === other.length && one[0] === other[0] && one.at(-1) === other.at(-1)
