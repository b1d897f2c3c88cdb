import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { DEFAULT_TEXT_LIMIT } from '../../contract/shared/fields.ts'
import { acceptedOf, givenTypeOf, givingOf, payloadOf, problemOf } from '../../machines/inspector/inspector-views.ts'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'

const words = {
  idle: '',
  asking: '',
  malformed: '',
  taken: 'Sent.',
  refused: 'Refused: the chart does not accept it now.',
  unanswered: 'The page did not answer.',
}

/** Sends the chart one of the events that it accepts now; pages built for users accept none. */
export function GiveEvent({ inspector }: InspectorProps) {
  const types = useSelector(inspector, acceptedOf, isSameList)
  const type = useSelector(inspector, givenTypeOf)
  const payload = useSelector(inspector, payloadOf)
  const giving = useSelector(inspector, givingOf)
  const problem = useSelector(inspector, (snapshot) => (givingOf(snapshot) === 'malformed' ? problemOf(snapshot) : ''))
  const problemId = useId()
  const { send } = inspector
  if (types.length === 0) return null
  return (
    <details className={styles.give}>
      <summary>Send an event</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'give.pressed' })
        }}
      >
        <label>
          <span>Event</span>
          <select
            value={type}
            onChange={({ currentTarget }) => send({ type: 'type.picked', given: currentTarget.value })}
          >
            {types.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Payload</span>
          <textarea
            rows={2}
            spellCheck={false}
            maxLength={DEFAULT_TEXT_LIMIT}
            placeholder='JSON, such as { "n": 1 }'
            value={payload}
            aria-invalid={Boolean(problem)}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ currentTarget }) => send({ type: 'payload.changed', text: currentTarget.value })}
          />
        </label>
        <button type="submit" className={styles.tool}>
          Send
        </button>
        <div>
          <span role="status">{words[giving]}</span>
          {problem && (
            <p id={problemId} role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      </form>
    </details>
  )
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
