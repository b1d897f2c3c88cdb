import { useSelector } from '@xstate/react'
import { sourceOf } from '../../machines/live-tv/player.machine.ts'
import { TV_PROVIDER, tvSources } from '../../rules/live-tv/tv.ts'
import { useCharts } from '../charts.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './LiveTv.module.css'

const provider = new URL(TV_PROVIDER).host

/** Before consent no third-party content is loaded: the panel names what would be. */
export function LiveTvStill() {
  const { consent } = useCharts()
  const { player } = useWidgets()
  const { name } = tvSources[useSelector(player, sourceOf)]
  return (
    <div className={styles.state}>
      <Bars />
      <p className={styles.what}>{name} comes from YouTube.</p>
      <p>
        Its live stream is loaded from {provider} once you allow third-party content. Until then nothing is asked of it.
      </p>
      <div className={styles.acts}>
        <button type="button" onClick={() => consent.send({ type: 'settings.asked' })}>
          Cookie Settings
        </button>
        <DemoButton />
      </div>
    </div>
  )
}

/** TV-02. */
export function LiveTvLost() {
  const { player } = useWidgets()
  const source = useSelector(player, sourceOf)
  return (
    <div className={styles.state} role="alert">
      <p className={styles.what}>The {tvSources[source].name} stream cannot be reached.</p>
      <p>Everything else keeps working. It will be loaded when you are back online.</p>
      <div className={styles.acts}>
        <button type="button" onClick={() => player.send({ type: 'retry.pressed' })}>
          Retry
        </button>
        {source !== 'demo' && <DemoButton />}
      </div>
    </div>
  )
}

function DemoButton() {
  const { player } = useWidgets()
  return (
    <button type="button" onClick={() => player.send({ type: 'source.chosen', source: 'demo' })}>
      Play the demo
    </button>
  )
}

/** A test card: a price line on a screen that is off. */
function Bars() {
  return (
    <svg className={styles.still} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <line key={row} x1="0" x2="320" y1={18 + row * 36} y2={18 + row * 36} />
      ))}
      <path d="M0 132 L26 120 52 128 78 98 104 108 130 78 156 92 182 60 208 74 234 52 260 66 286 34 320 46" />
    </svg>
  )
}
