import { useSelector } from '@xstate/react'
import type { NewsItem } from '../../../contract/shared/news.ts'
import { topicLabels } from '../../../contract/shared/topics.ts'
import type { SourcePreview } from '../../../contract/sources/own-sources.ts'
import { isAdding, previewOf } from '../../../machines/sources/source-adding.machine.ts'
import { fullTime, rowTime } from '../../../rules/shared/time/formats.ts'
import { topicsShown } from '../../../rules/shared/topics.ts'
import { foundWords, knownWords, shortAddress } from '../../../rules/sources/own/words.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { useFocusAlong } from '../../kit/focus/useFocusAlong.ts'
import { useToday } from '../../kit/focus/useToday.ts'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'

/** What is at the address: nothing is added yet. */
export function Preview() {
  const { sourceAdding } = useOwn()
  const preview = useSelector(sourceAdding, previewOf)
  // after Add the field is the next thing to do
  const along = useFocusAlong<HTMLDivElement>(preview !== undefined)
  return (
    <div ref={along} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {preview && `${titleOf(preview)}: ${foundWords(preview)}`}
      </p>
      {preview && <Card preview={preview} />}
    </div>
  )
}

const titleOf = ({ title, address }: SourcePreview) => title || shortAddress(address)

function Card({ preview }: { preview: SourcePreview }) {
  const { address, items, problems } = preview
  return (
    <article className={styles.preview} aria-label="What is there">
      <h3 dir="auto">{titleOf(preview)}</h3>
      <p className={styles.facts}>
        <span dir="ltr" title={address}>
          {shortAddress(address)}
        </span>
        <span>{foundWords(preview)}</span>
      </p>
      <ul className={styles.items} aria-label="Newest headlines">
        {items.map((item) => (
          <Headline key={item.id} item={item} />
        ))}
      </ul>
      {problems.map((problem) => (
        <p key={problem} className={styles.facts}>
          {problem}
        </p>
      ))}
      <Ways preview={preview} />
    </article>
  )
}

function Headline({ item: { publishedDatetime, title, tickers, topics } }: { item: NewsItem }) {
  const labels = topicsShown(topics).map((topic) => topicLabels[topic])
  return (
    <li>
      <time dateTime={publishedDatetime} title={fullTime(publishedDatetime)}>
        {rowTime(publishedDatetime, useToday())}
      </time>
      <span dir="auto" className={styles.headline}>
        {title}
      </span>
      {tickers.length > 0 && <span className={styles.tickers}>{tickers.join(' ')}</span>}
      {labels.length > 0 && <span className={styles.topics}>{labels.join(', ')}</span>}
    </li>
  )
}

function Ways({ preview }: { preview: SourcePreview }) {
  const { sourceAdding } = useOwn()
  const adds = useSelector(sourceAdding, isAdding)
  const known = knownWords(preview)
  return (
    <div className={styles.ways}>
      {known && <p className={styles.known}>{known}</p>}
      {!known && (
        <button
          type="button"
          className={styles.primary}
          aria-disabled={adds || undefined}
          aria-busy={adds}
          onClick={() => sourceAdding.send({ type: 'add.pressed' })}
        >
          {adds ? 'Adding…' : 'Add'}
        </button>
      )}
      <button
        type="button"
        className={header.act}
        aria-disabled={adds || undefined}
        onClick={({ currentTarget }) => {
          focusOn(currentTarget.closest('section')?.querySelector('[data-address]'))
          sourceAdding.send({ type: 'cancel.pressed' })
        }}
      >
        Cancel
      </button>
    </div>
  )
}
