import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { InspectedStep } from '../../contract/inspection.ts'
import { actorOf, hasFailed, isFitted, isGone, pictureOf, stepOf } from '../../machines/inspector.machine.ts'
import type { Picture } from '../../rules/chart-picture.ts'
import { Panel } from '../kit/Panel.tsx'
import { ChartPicture } from './ChartPicture.tsx'
import './chart-picture.css'
import { docsOf } from './docs-of.ts'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'

/** The chart that is looked at: active states are lit, the last transition is traced. */
export function PicturePanel({ inspector }: InspectorProps) {
  const actor = useSelector(inspector, actorOf)
  const docs = actor?.chart && docsOf(actor.chart.id)
  const fits = useSelector(inspector, isFitted)
  return (
    <Panel
      title={actor?.name ?? 'Chart'}
      className={styles.picture}
      tools={
        <>
          {docs && (
            <a className={styles.tool} href={docs} target="chart-docs">
              Docs
            </a>
          )}
          <button
            type="button"
            className={styles.tool}
            aria-pressed={!fits}
            onClick={() => inspector.send({ type: 'size.toggled' })}
          >
            Full size
          </button>
        </>
      }
    >
      <Drawn inspector={inspector} />
    </Panel>
  )
}

function Drawn({ inspector }: InspectorProps) {
  const picture = useSelector(inspector, pictureOf)
  const step = useSelector(inspector, stepOf)
  const fits = useSelector(inspector, isFitted)
  const actor = useSelector(inspector, actorOf)
  const failed = useSelector(inspector, hasFailed)
  const gone = useSelector(inspector, isGone)
  if (gone)
    return <p className={styles.note}>This window was closed. Its chart is shown again when the page is back.</p>
  if (!actor) return <p className={styles.note}>This actor has ended.</p>
  if (!actor.chart) return <p className={styles.note}>A port has no chart: beside it is what it was asked and told.</p>
  if (failed) {
    return (
      <div className={styles.note} role="alert">
        <p>The picture could not be drawn.</p>
        <button type="button" className={styles.tool} onClick={() => inspector.send({ type: 'retry.pressed' })}>
          Retry
        </button>
      </div>
    )
  }
  if (!picture) return <div className={styles.drawing} aria-busy="true" />
  return <Canvas picture={picture} step={step} fits={fits} />
}

/** Keeps what is lit in sight: large charts are larger than the panel. */
function Canvas({ picture, step, fits }: { picture: Picture; step: InspectedStep | undefined; fits: boolean }) {
  const canvas = useRef<HTMLElement>(null)
  const active = step?.active
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another size it is elsewhere
  useEffect(() => {
    const [id] = active?.filter((one) => !active.some((other) => other.startsWith(`${one}.`))) ?? []
    const lit = [...(canvas.current?.querySelectorAll('[data-state]') ?? [])]
    lit
      .find((state) => state.getAttribute('data-state') === id)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, fits])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section ref={canvas} className={styles.canvas} data-fits={fits || undefined} tabIndex={0} aria-label="Picture">
      <ChartPicture picture={picture} active={active} taken={step?.taken} />
    </section>
  )
}
