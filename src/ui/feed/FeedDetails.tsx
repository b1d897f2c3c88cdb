import type { ReactNode } from 'react'
import type { NewsItem, Sentiment } from '../../contract/news.ts'
import { topicLabels } from '../../contract/topics.ts'
import { fullTime, signed } from '../../rules/format.ts'
import { OutIcon } from '../kit/icons.tsx'
import styles from './FeedDetails.module.css'

const moods: Record<Sentiment, { arrow: string; word: string }> = {
  positive: { arrow: '▲', word: 'Positive' },
  neutral: { arrow: '•', word: 'Neutral' },
  negative: { arrow: '▼', word: 'Negative' },
}

export function FeedDetails({ item }: { item: NewsItem }) {
  const { arrow, word } = moods[item.sentiment]
  return (
    <div className={styles.details}>
      {item.summary !== '' && <p className={`prose ${styles.summary}`}>{item.summary}</p>}
      <dl className={styles.facts}>
        {item.tickers.length > 0 && <Fact term="Tickers" className={styles.tickers} value={item.tickers.join(' ')} />}
        {item.topics.length > 0 && (
          <Fact term="Topics" value={item.topics.map((topic) => topicLabels[topic]).join(', ')} />
        )}
        <Fact
          term="Sentiment"
          className={styles[item.sentiment]}
          value={`${arrow} ${word} ${signed(item.sentimentScore)}`}
        />
        <Fact
          term="Published"
          value={<time dateTime={item.publishedDatetime}>{fullTime(item.publishedDatetime)}</time>}
        />
        <Fact term="Received" value={<time dateTime={item.receivedDatetime}>{fullTime(item.receivedDatetime)}</time>} />
      </dl>
      {item.link && (
        <a className={styles.link} href={item.link} target="_blank" rel="noopener noreferrer">
          Open article
          <OutIcon />
          <span className="visually-hidden"> (new tab)</span>
        </a>
      )}
    </div>
  )
}

function Fact({ term, value, className }: { term: string; value: ReactNode; className?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className}>{value}</dd>
    </div>
  )
}
