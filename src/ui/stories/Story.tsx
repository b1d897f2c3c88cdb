import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Story as Known, StoryMember } from '../../contract/stories/stories.ts'
import { pairsOf, type setApartMachine } from '../../machines/stories/set-apart.machine.ts'
import {
  type Headline,
  hasFailed,
  isAwaited,
  type storiesMachine,
  storyOf,
} from '../../machines/stories/stories.machine.ts'
import { delayWords } from '../../rules/shared/delay.ts'
import { fullTime } from '../../rules/shared/time/formats.ts'
import { setApartFrom } from '../../rules/stories/apart.ts'
import { useCharts } from '../charts.tsx'
import { useFocusAlong } from '../kit/focus/useFocusAlong.ts'
import { useFocusAfter } from '../kit/focus/useFocusBack.ts'
import { OutIcon } from '../kit/later-icons.tsx'
import { useLive } from '../kit/live.ts'
import styles from './Story.module.css'

/** `onHide`: the user wants none of this in the feed. */
type Hiding = { onHide?: (() => void) | undefined }
type Charts = { stories: ActorRefFrom<typeof storiesMachine>; setApart: ActorRefFrom<typeof setApartMachine> }

/** STY-08: the other headlines that report what an opened one does. Nothing where there are none. */
export const storyFrom = (charts: Charts) =>
  function Story({ id, source, onHide }: Headline & Hiding) {
    const { stories, setApart } = useLive(useCharts().root, charts)
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
        {story && <Reports story={story} id={id} setApart={setApart} onHide={onHide} />}
      </div>
    )
  }

const reportsWords = (count: number, other = '') => `${count} ${other}${count === 1 ? 'report' : 'reports'}`

function Reports({ story: { members, count }, id, setApart, onHide }: ReportsProps) {
  const pairs = useSelector(setApart, pairsOf)
  const apart = new Set(setApartFrom(pairs, id))
  const together = members.filter((member) => !apart.has(member.id))
  const ids = members.filter((member) => apart.has(member.id)).map((member) => member.id)
  const others = count - 1 - ids.length
  const part = (other: string) => setApart.send({ type: 'reports.parted', id, ids: [other] })
  // what takes a report away, or brings it back, takes the focus along
  const section = useFocusAlong<HTMLElement>(ids.length)
  return (
    <section ref={section} tabIndex={-1} aria-label="Same story">
      {others > 0 && (
        <>
          <p className={styles.heading}>
            Same story: {reportsWords(others, 'other ')}
            {onHide && (
              <>
                {' '}
                <button type="button" className={styles.part} data-turn="" onClick={onHide}>
                  Hide in this feed
                </button>
              </>
            )}
          </p>
          <ol className={styles.reports}>
            {together.map((member) => (
              <Report
                key={member.id}
                member={member}
                since={together[0]?.at ?? member.at}
                isThis={member.id === id}
                onPart={part}
              />
            ))}
          </ol>
        </>
      )}
      {count > members.length && <p>and {count - members.length} more</p>}
      {ids.length > 0 && (
        <p>
          {reportsWords(ids.length)} set apart.{' '}
          <button
            type="button"
            className={styles.retry}
            data-along=""
            onClick={() => setApart.send({ type: 'reports.joined', id, ids })}
          >
            Undo
          </button>
        </p>
      )}
    </section>
  )
}
type ReportsProps = { story: Known; id: string; setApart: Charts['setApart'] } & Hiding

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

type ReportProps = { member: StoryMember; since: string; isThis: boolean; onPart: (id: string) => void }

/** `since`: when the first report came. */
function Report({ member, since, isThis, onPart }: ReportProps) {
  const { id, at, articleSource, title, link, mark, inCommon } = member
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
        <span className={styles.foot}>
          {inCommon && <InCommon words={inCommon} />}
          {!isThis && (
            <button
              type="button"
              className={styles.part}
              aria-label={`Not the same: ${title}`}
              onClick={() => onPart(id)}
            >
              Not the same
            </button>
          )}
        </span>
      </span>
    </li>
  )
}

/** STY-10: why it is here. */
const InCommon = ({ words }: { words: readonly string[] }) => (
  <span>
    {' '}
    In common: <bdi>{words.join(' · ')}</bdi>
  </span>
)
