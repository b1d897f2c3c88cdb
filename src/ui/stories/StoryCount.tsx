import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Headline } from '../../machines/stories/stories.machine.ts'
import { sourcesOf, type storyCountsMachine } from '../../machines/stories/story-counts.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'
import styles from './StoryCount.module.css'

/** STY-09: how many other publishers report what a headline does. Nothing where none does. */
export const storyCountFrom = (chart: ActorRefFrom<typeof storyCountsMachine>) =>
  function StoryCount({ id, source }: Headline) {
    const { counts } = useLive(useCharts().root, { counts: chart })
    const row = useId()
    useEffect(() => {
      counts.send({ type: 'row.shown', row, headline: { id, source } })
      return () => counts.send({ type: 'row.gone', row })
    }, [counts, row, id, source])
    const sources = useSelector(counts, (snapshot) => sourcesOf(snapshot, id))
    if (sources === 0) return null
    const word = sources === 1 ? 'source' : 'sources'
    return (
      <span className={styles.count} data-count="">
        <span aria-hidden="true">
          {sources > 9 && <span className={styles.many}>9+</span>}
          <span className={sources > 9 ? styles.exact : undefined}>+{sources}</span>
          <span className={styles.word}> {word}</span>
        </span>
        <span className="visually-hidden">
          {sources} other {word}
        </span>
      </span>
    )
  }
