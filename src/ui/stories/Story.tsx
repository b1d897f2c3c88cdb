import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { StoryMember } from '../../contract/stories/stories.ts'
import { type Headline, hasFailed, type storiesMachine, storyOf } from '../../machines/stories/stories.machine.ts'
import { delayWords } from '../../rules/shared/delay.ts'
import { fullTime } from '../../rules/shared/time/formats.ts'
import { OutIcon } from '../kit/icons.tsx'
import styles from './Story.module.css'

type Chart = ActorRefFrom<typeof storiesMachine>

/** STY-08: the other headlines that report what an opened one does. Nothing where there are none. */
export const storyFrom = (chart: Chart) =>
  function Story({ id, source }: Headline) {
    const story = useSelector(chart, (snapshot) => storyOf(snapshot, id))
    const isMissing = useSelector(chart, (snapshot) => hasFailed(snapshot, id))
    const ask = () => chart.send({ type: 'story.wanted', headline: { id, source } })
    useEffect(() => {
      chart.send({ type: 'story.wanted', headline: { id, source } })
      return () => chart.send({ type: 'story.left', id })
    }, [id, source])
    const others = story ? story.count - 1 : 0
    if (isMissing && others === 0) return <Missing onRetry={ask} />
    const [first] = story?.members ?? []
    if (!story || !first || others === 0) return null
    return (
      <section className={styles.story} aria-label="Same story">
        <p className={styles.heading}>Same story: {others === 1 ? '1 other report' : `${others} other reports`}</p>
        <ol className={styles.reports}>
          {story.members.map((member) => (
            <Report key={member.id} member={member} since={first.at} isThis={member.id === id} />
          ))}
        </ol>
        {story.count > story.members.length && <p>and {story.count - story.members.length} more</p>}
      </section>
    )
  }

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.story}>
      Other reports could not be loaded.{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </p>
  )
}

const marks = { update: 'Update', correction: 'Correction' }

/** `since`: when the first report came. */
function Report({ member, since, isThis }: { member: StoryMember; since: string; isThis: boolean }) {
  const { at, articleSource, title, link, mark } = member
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
      </span>
    </li>
  )
}
