import { useSelector } from '@xstate/react'
import { secondsOf, sourceOf, standingOf } from '../../machines/live-tv/player.machine.ts'
import { playedTime, tvSourceNames, tvSources } from '../../rules/live-tv/tv.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './LiveTv.module.css'

/** One of three, as radio buttons that look like a switch. */
export function LiveTvSources() {
  const { player } = useWidgets()
  const chosen = useSelector(player, sourceOf)
  return (
    <div className={styles.bar}>
      <fieldset className={styles.sources}>
        <legend className="visually-hidden">Source</legend>
        {tvSourceNames.map((source) => (
          <label key={source}>
            <input
              type="radio"
              name="live-tv-source"
              value={source}
              checked={source === chosen}
              onChange={() => player.send({ type: 'source.chosen', source })}
            />
            <span>{tvSources[source].name}</span>
          </label>
        ))}
      </fieldset>
      <Played />
    </div>
  )
}

function Played() {
  const { player } = useWidgets()
  const seconds = useSelector(player, secondsOf)
  const standing = useSelector(player, standingOf)
  if (standing === 'still' || standing === 'lost' || standing === 'connecting') return null
  return (
    <span className={styles.played} title="Time played">
      <span className="visually-hidden">Time played </span>
      {playedTime(seconds)}
    </span>
  )
}
