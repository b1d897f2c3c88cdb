import { memo, type ReactNode, useRef } from 'react'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { subjectOf } from '../../../src/rules/feed/subject.ts'
import { idsOf, mergeNewest } from '../../../src/rules/shared/merge.ts'
import { rowTime } from '../../../src/rules/shared/time/formats.ts'
import feed from '../../../src/ui/feed/Feed.module.css'
import looks from '../../../src/ui/feed/rows/FeedRow.module.css'
import { TODAY } from './items.ts'

export type Shown = { items: readonly NewsItem[]; known: ReadonlySet<string> }
export type Store = ReturnType<typeof createStore>

/** What a list of a library shows; `known` are the items that were there before the last batch. */
export function createStore() {
  let shown: Shown = { items: [], known: new Set() }
  const listeners = new Set<() => void>()
  const show = (items: readonly NewsItem[], known: ReadonlySet<string>) => {
    shown = { items, known }
    for (const listener of listeners) listener()
  }
  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    replace(all: readonly NewsItem[]) {
      const items = mergeNewest([], all)
      show(items, idsOf(items))
    },
    merge: (batch: readonly NewsItem[]) => show(mergeNewest(shown.items, batch), idsOf(shown.items)),
  }
}

/** What surrounds the list of a feed. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <section className={feed.panel} aria-label="News">
    <header className={feed.header}>
      <div className={feed.title}>
        <h2>News</h2>
      </div>
    </header>
    <div className={feed.space}>
      <div className={feed.body}>{children}</div>
    </div>
  </section>
)

type Props = { item: NewsItem; index: number; count: number; isNew: boolean }

export const Item = memo(function Item({ item, index, count, isNew }: Props) {
  const wasNew = useRef(isNew)
  return (
    <article
      data-id={item.id}
      tabIndex={-1}
      className={`${looks.item} ${wasNew.current ? looks.arrived : ''}`}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-labelledby={`${item.id}-title`}
      aria-describedby={`${item.id}-time ${item.id}-source ${item.id}-unread`}
    >
      <Row item={item} />
    </article>
  )
})

const Row = memo(function Row({ item }: { item: NewsItem }) {
  const { ticker, topic } = subjectOf(item)
  return (
    <button type="button" tabIndex={-1} className={looks.head} aria-expanded={false}>
      <time id={`${item.id}-time`} className={looks.time} dateTime={item.publishedDatetime}>
        {rowTime(item.publishedDatetime, TODAY)}
      </time>
      <span className={ticker ? `${looks.subject} ${looks.ticker}` : looks.subject}>{ticker ?? topic}</span>
      <span className={looks.words}>
        <span dir="auto" className={`prose ${looks.headline}`} id={`${item.id}-title`}>
          {item.title}
        </span>
        <span id={`${item.id}-source`} dir="auto" className={looks.source}>
          {item.articleSource}
        </span>
      </span>
      <span id={`${item.id}-unread`} className="visually-hidden">
        Unread
      </span>
    </button>
  )
})
