import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { channelOf, frameOf, sourceOf, standingOf } from '../../machines/live-tv/player.machine.ts'
import { DEMO_STREAM, embedOf, PLAYER_ID, tvSources } from '../../rules/live-tv/tv.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './LiveTv.module.css'
import { LiveTvLost, LiveTvStill } from './LiveTvStates.tsx'

export function LiveTvScreen() {
  const { player } = useWidgets()
  const frame = useSelector(player, frameOf)
  const standing = useSelector(player, standingOf)
  return (
    <div className={styles.screen}>
      {frame !== undefined && <Frame key={frame} />}
      {standing === 'connecting' && (
        <p className={styles.waiting} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          Connecting…
        </p>
      )}
      {standing === 'still' && <LiveTvStill />}
      {standing === 'lost' && <LiveTvLost />}
    </div>
  )
}

/** Notifies the chart when there is something that can play, and when it is removed. */
function Frame() {
  const { player } = useWidgets()
  const source = useSelector(player, sourceOf)
  const channel = useSelector(player, channelOf)
  useLayoutEffect(() => {
    player.send({ type: 'frame.shown' })
    return () => player.send({ type: 'frame.gone' })
  }, [player])
  if (channel === undefined) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the demo has tones, and no words
      <video
        id={PLAYER_ID}
        src={DEMO_STREAM}
        loop
        playsInline
        preload="auto"
        aria-label="Demo stream: a clock, a moving line and a tone each second"
      />
    )
  }
  return (
    <iframe
      id={PLAYER_ID}
      title={`${tvSources[source].name} live stream`}
      src={embedOf(channel, location.origin)}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
