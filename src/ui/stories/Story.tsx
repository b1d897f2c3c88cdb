import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Story as Known, StoryMember } from '../../contract/stories/stories.ts'
import {
  type Headline,
  hasFailed,
  isAwaited,
  type storiesMachine,
  storyOf,
} from '../../machines/stories/stories.machine.ts'
import { delayWords } from '../../rules/shared/delay.ts'
import { fullTime } from '../../rules/shared/time/formats.ts'
import { useCharts } from '../charts.tsx'
import { useFocusAfter } from '../kit/focus/useFocusBack.ts'
import { OutIcon } from '../kit/later-icons.tsx'
import { useLive } from '../kit/live.ts'
import styles from './Story.module.css'

type Chart = ActorRefFrom<typeof storiesMachine>

/** STY-08: the other headlines that report what an opened one does. Nothing where there are none. */
export const storyFrom = (chart: Chart) =>
  function Story({ id, source }: Headline) {
    const { stories } = useLive(useCharts().root, { stories: chart })
    const row = useId()
    const found = useSelector(stories, (snapshot) => storyOf(snapshot, id))
    const failed = useSelector(stories, (snapshot) => hasFailed(snapshot, id))
    const story = found && found.count > 1 ? found : undefined
    const isMissing = failed && !story
    // Retry takes the focus with it
    const whole = useFocusAfter<HTMLDivElement>(isMissing)
    const ask = () => stories.send({ type: 'story.wanted', headline: { id, source }, row })
    useEffect(() => {
      stories.send({ type: 'story.wanted', headline: { id, source }, row })
      return () => stories.send({ type: 'story.left', id, row })
    }, [stories, id, source, row])
    const isAsking = useSelector(stories, (snapshot) => isAwaited(snapshot, id))
    return (
      <div ref={whole} tabIndex={-1} className={styles.story}>
        {isMissing && <Missing isAsking={isAsking} onRetry={ask} />}
        {story && <Reports story={story} id={id} />}
      </div>
    )
  }

function Reports({ story: { members, count }, id }: { story: Known; id: string }) {
  const others = count - 1
  return (
    <section aria-label="Same story">
      <p className={styles.heading}>Same story: {others === 1 ? '1 other report' : `${others} other reports`}</p>
      <ol className={styles.reports}>
        {members.map((member) => (
          <Report key={member.id} member={member} since={members[0]?.at ?? member.at} isThis={member.id === id} />
        ))}
      </ol>
      {count > members.length && <p>and {count - members.length} more</p>}
    </section>
  )
}

/** Retry stays while it is asked again, and keeps the focus. */
function Missing({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  return (
    <p>
      {isAsking ? 'Loading other reports…' : 'Other reports could not be loaded.'}{' '}
      <button type="button" className={styles.retry} aria-disabled={isAsking || undefined} onClick={onRetry}>
        Retry
      </button>
    </p>
  )
}

const marks = { update: 'Update', correction: 'Correction' }

/** `since`: when the first report came. */
function Report({ member, since, isThis }: { member: StoryMember; since: string; isThis: boolean }) {
  const { at, articleSource, title, link, mark, inCommon } = member
  return (
    <li className={styles.report} aria-current={isThis || undefined}>
      <time className={styles.lag} dateTime={at} title={fullTime(at)}>
        {at === since ? 'First' : delayWords(since, at)}
      </time>
      <span dir="auto" className={styles.source}>
        {articleSource}
      </span>
      <span dir="auto" className={`prose ${styles.title}`}>
        {mark && <span className={styles.mark}>{marks[mark]}</span>}
        {link && !isThis ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {title}
            <OutIcon />
            <span className="visually-hidden"> (new tab)</span>
          </a>
        ) : (
          title
        )}
        {isThis && <span className={styles.here}> (this headline)</span>}
        {inCommon && <InCommon words={inCommon} />}
      </span>
    </li>
  )
}

/** STY-10: why it is here. */
const InCommon = ({ words }: { words: readonly string[] }) => (
  <span className={styles.common}>
    {' '}
    In common: <bdi>{words.join(' · ')}</bdi>
  </span>
)
