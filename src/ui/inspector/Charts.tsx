import { useSelector } from '@xstate/react'
import type { InspectedActor, InspectedWindow } from '../../contract/inspector/inspection.ts'
import { actorFilterOf, lookedOf, windowsOf } from '../../machines/inspector/inspector-views.ts'
import { innermostIn, lookAt, treeOf } from '../../rules/inspector/inspection.ts'
import { preciseTime } from '../../rules/shared/time/formats.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import { Filter } from './Filter.tsx'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'

/** The windows of the app, and the charts that run in them with the ports that they have opened. */
export function Charts({ inspector }: InspectorProps) {
  const windows = useSelector(inspector, windowsOf)
  const filter = useSelector(inspector, actorFilterOf)
  return (
    <Panel title="Charts" className={styles.charts}>
      <Filter
        label="Filter charts"
        value={filter}
        onChange={(text) => inspector.send({ type: 'actors.filtered', filter: text })}
      />
      <div className={styles.scroll}>
        {windows.map((window) => (
          <section key={window.id} aria-label={`Window ${window.path}`}>
            <h3 className={styles.window}>
              <span>{window.path}</span>
              <time dateTime={new Date(window.startedAt).toISOString()}>{preciseTime(window.startedAt)}</time>
            </h3>
            <Tree inspector={inspector} window={window} filter={filter} />
          </section>
        ))}
      </div>
    </Panel>
  )
}

function Tree({ inspector, window, filter }: InspectorProps & { window: InspectedWindow; filter: string }) {
  const looked = useSelector(inspector, lookedOf)
  const rows = treeOf(window.actors, filter)
  if (rows.length === 0) return <p className={styles.note}>No chart has such a name.</p>
  return (
    <ul>
      {rows.map(({ actor, depth }) => (
        <li key={actor.id}>
          <button
            type="button"
            className={styles.actor}
            data-depth={Math.min(depth, 3)}
            aria-current={looked?.window === window.id && looked.actor === actor.id ? 'true' : undefined}
            onClick={() => inspector.send({ type: 'actor.chosen', looked: lookAt(window, actor) })}
          >
            <span>{actor.name}</span>
            <span className={styles.standsIn}>{standsIn(actor)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The innermost active states, by their own names; of a port, its status. */
function standsIn({ chart, steps }: InspectedActor) {
  const last = steps.at(-1)
  if (!chart || !last) return last?.status ?? ''
  const names = innermostIn(chart, last).map((id) => id.slice(id.lastIndexOf('.') + 1))
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} … ${names.length}` : names.join(', ')
}
