import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { inspectorMachine } from '../../machines/inspector/inspector.machine.ts'
import { isGone, isPaused, lookedOf, windowsOf } from '../../machines/inspector/inspector-views.ts'
import { waitingSteps } from '../../rules/inspector/inspection.ts'
import { MarkIcon } from '../kit/icons.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import { Charts } from './Charts.tsx'
import { Context } from './Context.tsx'
import { Events } from './Events.tsx'
import styles from './Inspector.module.css'
import { PicturePanel } from './PicturePanel.tsx'
import { Sequence } from './Sequence.tsx'

export type InspectorProps = { inspector: ActorRefFrom<typeof inspectorMachine> }

/** CHT-04: the running charts of the app's windows, beside them. */
export function Inspector({ inspector }: InspectorProps) {
  const isEmpty = useSelector(inspector, (snapshot) => lookedOf(snapshot) === undefined)
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <MarkIcon />
        <h1>Inspector</h1>
        <InspectorStanding inspector={inspector} />
        <Waiting inspector={inspector} />
      </header>
      {isEmpty ? (
        <main className={styles.empty}>
          <p>No window of the app is inspected in this browser.</p>
          <p>
            <a href="/terminal?inspect" target="market-flux">
              Open the Terminal with its charts
            </a>
          </p>
        </main>
      ) : (
        <main className={styles.panels}>
          <Charts inspector={inspector} />
          <PicturePanel inspector={inspector} />
          <Sequence inspector={inspector} />
          <Events inspector={inspector} />
          <Context inspector={inspector} />
        </main>
      )}
    </div>
  )
}

function InspectorStanding({ inspector }: InspectorProps) {
  const [tone, word] = useSelector(inspector, standingOf, (one, other) => one[1] === other[1])
  return (
    <span role="status">
      <Standing tone={tone} word={word} />
    </span>
  )
}

/** Beside the standing, not in it: it changes often and must not be read out each time. */
function Waiting({ inspector }: InspectorProps) {
  const count = useSelector(inspector, waitingOf)
  return count > 0 && <span className={styles.waiting}>{count === 1 ? '1 more step' : `${count} more steps`}</span>
}

const waitingOf = ({ context: { windows, shown, looked } }: Parameters<typeof isPaused>[0]) =>
  waitingSteps(windows, shown, looked)

function standingOf(snapshot: Parameters<typeof isPaused>[0]) {
  if (isPaused(snapshot)) return ['stale', 'Paused'] as const
  if (isGone(snapshot)) return ['gone', 'Window closed'] as const
  return windowsOf(snapshot).length === 0 ? (['waiting', 'Waiting'] as const) : (['live', 'Live'] as const)
}
