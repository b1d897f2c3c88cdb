import { useSelector } from '@xstate/react'
import { actorOf, stepOf } from '../../machines/inspector/inspector-views.ts'
import { changesAt } from '../../rules/inspector/context-changes.ts'
import { activeIn } from '../../rules/inspector/inspection.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import { Changes } from './Changes.tsx'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'
import { Json } from './Json.tsx'

/** What the step that is looked at has changed, its event, and the context after it. */
export function Context({ inspector }: InspectorProps) {
  const step = useSelector(inspector, stepOf)
  const steps = useSelector(inspector, (snapshot) => actorOf(snapshot)?.steps) ?? []
  const chart = useSelector(inspector, (snapshot) => actorOf(snapshot)?.chart)
  return (
    <Panel title="Context" className={styles.context}>
      {step ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <section className={styles.json} aria-label="Event and context" tabIndex={0}>
          <Changes changes={changesAt(steps, step)} />
          <Json name="event" value={step.event} isOpen />
          <Json name="context" value={step.context} isOpen />
          <Json name="states" value={chart ? activeIn(chart, step) : step.active} />
          <Json name="transitions" value={step.taken} />
        </section>
      ) : (
        <p className={styles.note}>Nothing has happened yet.</p>
      )}
    </Panel>
  )
}
