import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  canPause,
  canPlay,
  isMuted,
  type PlayerStanding,
  sourceOf,
  standingOf,
} from '../../machines/live-tv/player.machine.ts'
import { MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '../kit/later-icons.tsx'
import { Panel } from '../kit/panel/Panel.tsx'
import { Standing, type Tone } from '../kit/panel/Standing.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './LiveTv.module.css'
import { LiveTvScreen } from './LiveTvScreen.tsx'
import { LiveTvSources } from './LiveTvSources.tsx'

const words: Readonly<Record<PlayerStanding, { tone: Tone; word: string }>> = {
  still: { tone: 'waiting', word: 'Off' },
  connecting: { tone: 'waiting', word: 'Connecting…' },
  playing: { tone: 'live', word: 'Playing' },
  buffering: { tone: 'stale', word: 'Buffering…' },
  paused: { tone: 'waiting', word: 'Paused' },
  lost: { tone: 'gone', word: 'No stream' },
}

/** TV-01: what plays goes on while the panel is collapsed. */
export function LiveTvPanel({ isOpen, collapse }: { isOpen: boolean; collapse: ReactNode }) {
  const { player } = useWidgets()
  const standing = useSelector(player, standingOf)
  const isDemo = useSelector(player, sourceOf) === 'demo'
  const signs = (
    <>
      <Standing {...words[standing]} />
      {isDemo && (
        <span className={styles.chip} title="Made for trying things out: neither live nor television">
          Demo
        </span>
      )}
    </>
  )
  const tools = (
    <>
      <PlayButton />
      <SoundButton />
      {collapse}
    </>
  )
  return (
    <Panel title="Live TV" isOpen={isOpen} keepsBody signs={signs} tools={tools}>
      <LiveTvSources />
      <LiveTvScreen />
    </Panel>
  )
}

function PlayButton() {
  const { player } = useWidgets()
  const pauses = useSelector(player, canPause)
  const plays = useSelector(player, canPlay)
  if (!pauses && !plays) return null
  const label = pauses ? 'Pause' : 'Play'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => player.send({ type: pauses ? 'pause.pressed' : 'play.pressed' })}
    >
      {pauses ? <PauseIcon /> : <PlayIcon />}
    </button>
  )
}

function SoundButton() {
  const { player } = useWidgets()
  const silent = useSelector(player, isMuted)
  const label = silent ? 'Unmute' : 'Mute'
  return (
    <button type="button" aria-label={label} title={label} onClick={() => player.send({ type: 'mute.pressed' })}>
      {silent ? <MutedIcon /> : <SoundIcon />}
    </button>
  )
}
