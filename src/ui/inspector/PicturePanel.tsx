import { useSelector } from '@xstate/react'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { DrawnChart, InspectedStep } from '../../contract/inspector/inspection.ts'
import { actorOf, hasFailed, isFitted, isGone, pictureOf, stepOf } from '../../machines/inspector/inspector-views.ts'
import { isWithin } from '../../rules/inspector/chart-graph.ts'
import type { Picture } from '../../rules/inspector/chart-picture.ts'
import { ledTo, takenWords } from '../../rules/inspector/inspection.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import { ChartPicture } from './ChartPicture.tsx'
import './chart-picture.css'
import { docsOf } from './docs-of.ts'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'
import { wayTo } from './in-sight.ts'

/** The chart that is looked at: active states are lit, the last transition is traced. */
export function PicturePanel({ inspector }: InspectorProps) {
  const actor = useSelector(inspector, actorOf)
  const docs = actor?.chart && docsOf(actor.chart.id)
  const fits = useSelector(inspector, isFitted)
  return (
    <Panel
      title={actor?.name ?? 'Chart'}
      className={styles.picture}
      signs={<Taken inspector={inspector} />}
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

/** The step's transition in words: the picture may be too large to show it. */
function Taken({ inspector }: InspectorProps) {
  const words = useSelector(inspector, takenOf)
  return (
    words && (
      <span className={styles.taken} title={words}>
        {words}
      </span>
    )
  )
}

function takenOf(snapshot: Parameters<typeof stepOf>[0]) {
  const chart = actorOf(snapshot)?.chart
  const step = stepOf(snapshot)
  return chart && step ? takenWords(chart, step) : ''
}

function Drawn({ inspector }: InspectorProps) {
  const picture = useSelector(inspector, pictureOf)
  const step = useSelector(inspector, stepOf)
  const fits = useSelector(inspector, isFitted)
  const actor = useSelector(inspector, actorOf)
  const failed = useSelector(inspector, hasFailed)
  const gone = useSelector(inspector, isGone)
  if (gone) return <p className={styles.note}>This window was closed. Its chart returns when the page is open again.</p>
  if (!actor) return <p className={styles.note}>This actor has ended.</p>
  if (!actor.chart)
    return <p className={styles.note}>A port has no chart. The messages it received and sent are listed beside it.</p>
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
  return <Canvas picture={picture} chart={actor.chart} step={step} fits={fits} />
}

/** Beneath this its words cannot be read: then it is scrolled. */
const LEAST_SCALE = 0.8

type CanvasProps = { picture: Picture; chart: DrawnChart; step: InspectedStep | undefined; fits: boolean }

/** Keeps what is lit and what led there in sight: large charts are larger than the panel. */
function Canvas({ picture, chart, step, fits }: CanvasProps) {
  const canvas = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another size it is elsewhere
  useEffect(() => {
    if (canvas.current && step) bringInSight(canvas.current, ledTo(chart, step))
  }, [chart, step, fits])
  const least: CSSProperties & Record<`--${string}`, string> = { '--least': `${picture.width * LEAST_SCALE}px` }
  return (
    <section
      ref={canvas}
      className={styles.canvas}
      style={least}
      data-fits={fits || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      aria-label="Picture"
    >
      <ChartPicture picture={picture} active={step?.active} taken={step?.taken} />
    </section>
  )
}

/** The state first, then the line and the arrow that led to it, then the names of the states around it. */
function bringInSight(canvas: HTMLElement, state = '') {
  const { left, top } = canvas.getBoundingClientRect()
  const frame = { left, top, right: left + canvas.clientWidth, bottom: top + canvas.clientHeight }
  const shapes = [...canvas.querySelectorAll<SVGElement>('[data-state]')]
  const wanted = [
    ...shapes.filter(({ dataset }) => dataset.state === state),
    ...canvas.querySelectorAll('text[data-taken]'),
    ...canvas.querySelectorAll('.arrow[data-taken]'),
    ...shapes
      .filter(({ dataset }) => isWithin(state, dataset.state ?? ''))
      .reverse()
      .flatMap(({ dataset }) => [...canvas.querySelectorAll(`[data-of="${dataset.state}"] > .title`)]),
  ]
  const boxes = wanted.map((one) => one.getBoundingClientRect())
  const way = wayTo(boxes, frame)
  canvas.scrollLeft += way.left
  canvas.scrollTop += way.top
}
