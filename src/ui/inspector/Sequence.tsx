import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { InspectedMessage } from '../../contract/inspector/inspection.ts'
import { isPaused, messageFilterOf, messageListOf, stepOf, windowOf } from '../../machines/inspector/inspector-views.ts'
import { causeOf, PAGE } from '../../rules/inspector/sequence.ts'
import { preciseTime } from '../../rules/shared/time/formats.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import { moves } from './Events.tsx'
import { Filter } from './Filter.tsx'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'

/** Who sent what to whom, over all charts of a window in one order; the keys step through it, from chart to chart. */
export function Sequence({ inspector }: InspectorProps) {
  const messages = useSelector(inspector, messageListOf, isSameList)
  const filter = useSelector(inspector, messageFilterOf)
  return (
    <Panel title="Sequence" className={styles.sequence}>
      <Filter
        label="Filter messages by chart or event"
        value={filter}
        onChange={(text) => inspector.send({ type: 'messages.filtered', filter: text })}
      />
      {messages.length === 0 ? (
        <p className={styles.note}>{filter ? 'No chart and no event has such a name.' : 'Nothing was sent yet.'}</p>
      ) : (
        <Log inspector={inspector} messages={messages} />
      )}
    </Panel>
  )
}

function Log({ inspector, messages }: InspectorProps & { messages: readonly InspectedMessage[] }) {
  const at = useSelector(inspector, (snapshot) => stepOf(snapshot)?.message)
  const paused = useSelector(inspector, isPaused)
  const all = useSelector(inspector, (snapshot) => windowOf(snapshot)?.messages ?? messages)
  const log = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another line
  useEffect(() => {
    const shown = paused ? log.current?.querySelector('[aria-selected=true]') : log.current?.lastElementChild
    shown?.scrollIntoView({ block: 'nearest' })
  }, [at, paused, newest])
  const move = (event: KeyboardEvent) => {
    const direction = moves[event.key]
    if (!direction) return
    event.preventDefault()
    inspector.send({ type: 'message.moved', direction })
  }
  return (
    <div
      ref={log}
      className={styles.log}
      role="listbox"
      tabIndex={0}
      aria-label="Sequence"
      aria-activedescendant={messages.some(({ n }) => n === at) ? `message-${at}` : undefined}
      onKeyDown={move}
    >
      {messages.map((message) => (
        <Message
          key={message.n}
          message={message}
          cause={causeOf(all, message)}
          isAt={message.n === at}
          onChoose={() => inspector.send({ type: 'message.chosen', n: message.n })}
        />
      ))}
    </div>
  )
}

type MessageProps = { message: InspectedMessage; cause: string | undefined; isAt: boolean; onChoose: () => void }

function Message({ message: { n, at, event, from, to }, cause, isAt, onChoose }: MessageProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    <div
      id={`message-${n}`}
      role="option"
      tabIndex={-1}
      className={styles.step}
      aria-selected={isAt}
      data-caused={cause !== undefined || undefined}
      onClick={onChoose}
    >
      <time dateTime={new Date(at).toISOString()}>{preciseTime(at)}</time>
      <span className={styles.parties}>
        {from?.name ?? PAGE} → {to.name}
      </span>
      <span>{event.type}</span>
      {cause !== undefined && <span className={styles.standsIn}>after {cause}</span>}
    </div>
  )
}

const isSameList = (one: readonly InspectedMessage[], other: readonly InspectedMessage[]) =>
  one.length === other.length && one[0] === other[0] && one.at(-1) === other.at(-1)
