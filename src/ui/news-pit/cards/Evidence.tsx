import { useSelector } from '@xstate/react'
import type { ContentItem } from '../../../contract/content/content.ts'
import type { StoryMember } from '../../../contract/stories/stories.ts'
import { evidenceFor, standingOf } from '../../../machines/news-pit/evidence.machine.ts'
import { fullTime, rowTime } from '../../../rules/shared/time/formats.ts'
import { useFocusAfter } from '../../kit/focus/useFocusBack.ts'
import { useToday } from '../../kit/focus/useToday.ts'
import { OutIcon } from '../../kit/later-icons.tsx'
import { usePit } from '../pit.tsx'
import styles from './Evidence.module.css'

const headlines = (count: number) => (count === 1 ? 'one headline' : `${count} headlines`)

/** PIT-16: on how many headlines a story rests; pressed, it shows which. */
export function EvidenceButton({ item: { id, source, contentData } }: { item: ContentItem }) {
  const { evidence } = usePit()
  const { referenceIds: references } = contentData.contentSummary
  const isOpen = useSelector(evidence, (snapshot) => standingOf(snapshot, id) !== 'closed')
  if (references.length === 0) return null
  return (
    <span>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => evidence.send({ type: 'evidence.toggled', story: { id, source, references } })}
      >
        rests on {headlines(references.length)}
      </button>
    </span>
  )
}

/** The headlines that a story rests on, and what else reports the same. Nothing until they are asked for. */
export function Evidence({ id }: { id: string }) {
  const { evidence } = usePit()
  const standing = useSelector(evidence, (snapshot) => standingOf(snapshot, id))
  const hasFailed = standing === 'failed'
  // Retry takes the focus with it
  const whole = useFocusAfter<HTMLDivElement>(hasFailed)
  if (standing === 'closed') return null
  return (
    <section ref={whole} tabIndex={-1} aria-label="Evidence" className={styles.evidence}>
      {standing === 'loading' && <p role="status">Loading the headlines…</p>}
      {hasFailed && (
        <p role="alert">
          The headlines could not be loaded.{' '}
          <button type="button" className={styles.button} onClick={() => evidence.send({ type: 'retry.pressed', id })}>
            Retry
          </button>
        </p>
      )}
      {standing === 'found' && <Found id={id} />}
    </section>
  )
}

function Found({ id }: { id: string }) {
  const found = useSelector(usePit().evidence, (snapshot) => evidenceFor(snapshot, id))
  if (!found) return null
  const { cited, others, more, missing } = found
  return (
    <>
      {cited.length > 0 && <Headlines name="Rests on" members={cited} />}
      {missing > 0 && (
        <p>{missing === 1 ? 'One headline is' : `${missing} headlines are`} too old for the server to name.</p>
      )}
      {others.length > 0 && <Headlines name="Also reported" members={others} />}
      {more > 0 && <p>and {more} more</p>}
    </>
  )
}

function Headlines({ name, members }: { name: string; members: readonly StoryMember[] }) {
  const today = useToday()
  return (
    <>
      <p className={styles.heading}>{name}</p>
      <ol className={styles.list} aria-label={name}>
        {members.map(({ id, at, articleSource, title, link }) => (
          <li key={id}>
            <time dateTime={at} title={fullTime(at)}>
              {rowTime(at, today)}
            </time>
            <span dir="auto" className={styles.source}>
              {articleSource}
            </span>
            <span dir="auto" className={`prose ${styles.title}`}>
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {title}
                  <OutIcon />
                  <span className="visually-hidden"> (new tab)</span>
                </a>
              ) : (
                title
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
