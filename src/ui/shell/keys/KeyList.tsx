import { useSelector } from '@xstate/react'
import { awaitingOf, lastOf } from '../../../machines/shell/key-change.machine.ts'
import { changesOf } from '../../../machines/shell/keys.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useFocusAlong } from '../../kit/focus/useFocusAlong.ts'
import { KeyField } from './KeyField.tsx'
import styles from './Keys.module.css'
import { useKeyChange } from './key-change-chart.tsx'
import { type Key, keyListOf } from './key-list.ts'

/** Every key by where it works. The focus follows a change: into its field, and back to its button. */
export function KeyList() {
  const changes = useSelector(useCharts().keys, changesOf)
  const awaiting = useSelector(useKeyChange(), awaitingOf) ?? ''
  const list = useFocusAlong<HTMLDivElement>(awaiting)
  return (
    <div ref={list}>
      {keyListOf(changes).map(({ where, keys }) => (
        <section key={where} className={styles.part}>
          <h3>{where}</h3>
          <dl>
            {keys.map((line) => (
              <Line key={line.own ?? `${line.keys} ${line.does}`} line={line} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Line({ line: { keys, does, own } }: { line: Key }) {
  return (
    <div>
      <dt>{keys.length > 0 ? keys.map((key) => <kbd key={key}>{key}</kbd>) : <span>No key</span>}</dt>
      <dd className="prose">
        {does}
        {own !== undefined && <Change own={own} does={does} />}
      </dd>
    </div>
  )
}

function Change({ own, does }: { own: string; does: string }) {
  const keyChange = useKeyChange()
  const isAwaiting = useSelector(keyChange, (snapshot) => awaitingOf(snapshot) === own)
  const isLast = useSelector(keyChange, (snapshot) => lastOf(snapshot) === own)
  if (isAwaiting) return <KeyField own={own} does={does} />
  return (
    <button
      type="button"
      className={styles.change}
      data-along={isLast || undefined}
      aria-label={`Change the key for “${does}”`}
      onClick={() => keyChange.send({ type: 'change.asked', own })}
    >
      Change
    </button>
  )
}
