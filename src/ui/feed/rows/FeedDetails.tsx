import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, use, useLayoutEffect } from 'react'
import type { NewsItem, Sentiment } from '../../../contract/shared/news.ts'
import { topicLabels } from '../../../contract/shared/topics.ts'
import { searchOf } from '../../../machines/feed/live-feed.machine.ts'
import { tickerSymbolOf } from '../../../machines/shared/place-parts.ts'
import type { Sought } from '../../../rules/feed/highlight.ts'
import { delayWords } from '../../../rules/shared/delay.ts'
import { signed } from '../../../rules/shared/format.ts'
import { isImportant, isSentimentKnown } from '../../../rules/shared/marks.ts'
import { pitLinkOf } from '../../../rules/shared/page/pit-link.ts'
import { tickerPath } from '../../../rules/shared/page/ticker-path.ts'
import type { FeedSlot } from '../../../rules/shared/page/workspace.ts'
import { isPressed, type Pressed } from '../../../rules/shared/search.ts'
import { fullTime } from '../../../rules/shared/time/formats.ts'
import { topicsShown } from '../../../rules/shared/topics.ts'
import { useCharts } from '../../charts.tsx'
import { useFocusAlong } from '../../kit/focus/useFocusAlong.ts'
import { OutIcon, ShareIcon } from '../../kit/later-icons.tsx'
import { PlaceLink } from '../../kit/PlaceLink.tsx'
import { LaterStory } from '../../stories/LaterStory.tsx'
import { useStoriesOff } from '../../stories/useStoriesOff.ts'
import { useFeedRef } from '../feed-ref.tsx'
import styles from './FeedDetails.module.css'
import { Highlighted } from './Highlighted.tsx'
import { TickerDetails } from './ticker-details.ts'

const moods: Record<Sentiment, { arrow: string; word: string }> = {
  positive: { arrow: '▲', word: 'Positive' },
  neutral: { arrow: '•', word: 'Neutral' },
  negative: { arrow: '▼', word: 'Negative' },
}

export type DetailsProps = { item: NewsItem; sought: Sought }

export function FeedDetails({ item, sought }: DetailsProps) {
  const { arrow, word } = moods[item.sentiment]
  const topics = topicsShown(item.topics)
  const { slot } = useFeedRef()
  const isOff = useStoriesOff(slot)
  // 'Show' and 'Hide' take each other's place, and the focus
  const whole = useFocusAlong<HTMLDivElement>(isOff, 'data-turn')
  useInSight(whole)
  return (
    <div ref={whole} tabIndex={-1} className={styles.details}>
      {item.summary !== '' && (
        <p dir="auto" className={`prose ${styles.summary}`}>
          <Highlighted text={item.summary} sought={sought} />
        </p>
      )}
      <dl className={styles.facts}>
        {item.importance && isImportant(item) && (
          <Fact term="Important" value={<Value pressed={{ key: 'important' }} text={item.importance.why} />} />
        )}
        {item.tickers.length > 0 && <Fact term="Tickers" value={<Tickers item={item} />} />}
        {topics.length > 0 && (
          <Fact
            term="Topics"
            value={topics.map((topic) => (
              <Value key={topic} pressed={{ key: 'topics', value: topic }} text={topicLabels[topic]} />
            ))}
          />
        )}
        {item.otherSources && <Fact term="Also from" value={item.otherSources.join(', ')} />}
        {isSentimentKnown(item) && (
          <Fact
            term="Sentiment"
            className={styles[item.sentiment]}
            value={
              <>
                <span aria-hidden="true">{arrow}</span> {word} {signed(item.sentimentScore)}
              </>
            }
          />
        )}
        <Fact
          term="Published"
          value={<time dateTime={item.publishedDatetime}>{fullTime(item.publishedDatetime)}</time>}
        />
        <Fact
          term="Received"
          value={
            <>
              <time dateTime={item.receivedDatetime}>{fullTime(item.receivedDatetime)}</time>, received{' '}
              {delayWords(item.publishedDatetime, item.receivedDatetime)}
            </>
          }
        />
      </dl>
      <Ways item={item} />
      {slot === 'ticker' ? (
        <LaterStory id={item.id} source={item.source} />
      ) : (
        <StoryIn slot={slot} item={item} isOff={isOff} />
      )}
    </div>
  )
}

/** A row that a reader opens at the edge of the list is brought into it; one that only comes into sight again is not. */
function useInSight(details: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const row = details.current?.closest('article')
    if (row?.contains(document.activeElement)) row.scrollIntoView?.({ block: 'nearest' })
  }, [details])
}

/** Who else reports it, which a feed of the Terminal can do without (STY-12). */
function StoryIn({ slot, item: { id, source }, isOff }: { slot: FeedSlot; item: NewsItem; isOff: boolean }) {
  const { workspace } = useCharts()
  const toggle = () => workspace.send({ type: 'stories.toggled', slot })
  if (!isOff) return <LaterStory id={id} source={source} onHide={toggle} />
  return (
    <p className={styles.off}>
      This feed does not show other reports.{' '}
      <button type="button" data-turn="" onClick={toggle}>
        Show
      </button>
    </p>
  )
}

function Ways({ item }: { item: NewsItem }) {
  const { feed } = useFeedRef()
  return (
    <div className={styles.ways}>
      {item.link && (
        <a
          className={styles.way}
          href={item.link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => feed.send({ type: 'link.followed', id: item.id })}
        >
          Open article
          <OutIcon />
          <span className="visually-hidden"> (new tab)</span>
        </a>
      )}
      <button type="button" className={styles.way} onClick={() => feed.send({ type: 'share.asked', id: item.id })}>
        Share
        <ShareIcon />
      </button>
      <PlaceLink className={styles.way} href={pitLinkOf(item.id)}>
        Headline page
      </PlaceLink>
      <Pages tickers={item.tickers} />
    </div>
  )
}

/** More would be a list of their own. */
const MOST_PAGES = 3

/** To the pages of the tickers, but not to the one that the row stands on. */
function Pages({ tickers }: Pick<NewsItem, 'tickers'>) {
  const here = useSelector(useCharts().place, tickerSymbolOf)
  return tickers
    .filter((ticker) => ticker !== here)
    .slice(0, MOST_PAGES)
    .map((ticker) => (
      <PlaceLink key={ticker} className={styles.way} href={tickerPath(ticker)}>
        {ticker} page
      </PlaceLink>
    ))
}

function Tickers({ item: { tickers, source } }: { item: NewsItem }) {
  const Details = use(TickerDetails)
  return (
    <>
      {tickers.map((ticker) => (
        <Value key={ticker} pressed={{ key: 'tickers', value: ticker }} text={ticker} className={styles.ticker} />
      ))}
      {Details && <Details tickers={tickers} source={source} />}
    </>
  )
}

/** Sets the filter to this value, and pressed again takes it away. */
function Value({ pressed, text, className = '' }: { pressed: Pressed; text: string; className?: string }) {
  const { feed } = useFeedRef()
  return (
    <button
      type="button"
      className={`${styles.value} ${className}`}
      aria-pressed={isPressed(useSelector(feed, searchOf), pressed)}
      title={pressed.key === 'important' ? 'Only important headlines' : `Filter by ${text}`}
      onClick={() => feed.send({ type: 'value.pressed', pressed })}
    >
      {text}
    </button>
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
