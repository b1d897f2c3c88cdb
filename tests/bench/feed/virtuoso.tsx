import { memo, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { idsOf, mergeNewest } from '../../../src/rules/shared/merge.ts'
import { rowTime } from '../../../src/rules/shared/time/formats.ts'
import feed from '../../../src/ui/feed/Feed.module.css'
import looks from '../../../src/ui/feed/rows/FeedRow.module.css'
import { subjectOf } from '../../../src/ui/feed/rows/subject.ts'
import { TODAY } from './items.ts'
import { BELOW, ROW_HEIGHT } from './row.ts'

type Shown = { items: readonly NewsItem[]; known: ReadonlySet<string> }
type Store = ReturnType<typeof createStore>

/** As its documentation recommends: known heights, keys, rows that are redrawn only when they change. */
export function mount(places: readonly HTMLElement[]) {
  const stores = places.map(createStore)
  createRoot(document.createElement('div')).render(
    places.map((place, at) => createPortal(<Panel store={stores[at]!} />, place, String(at))),
  )
  return stores
}

function createStore() {
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

const keyOf = (_: number, { id }: NewsItem) => id
const beyond = { top: BELOW * ROW_HEIGHT, bottom: BELOW * ROW_HEIGHT }
const full = { height: '100%' }
const draw = (index: number, item: NewsItem, { known, items }: Shown) => (
  <Item item={item} index={index} count={items.length} isNew={!known.has(item.id)} />
)

function Panel({ store }: { store: Store }) {
  const shown = useSyncExternalStore(store.subscribe, store.get)
  return (
    <section className={feed.panel} aria-label="News">
      <header className={feed.header}>
        <div className={feed.title}>
          <h2>News</h2>
        </div>
      </header>
      <div className={feed.room}>
        <div className={feed.body}>
          <Virtuoso
            role="feed"
            className={feed.scroller}
            style={full}
            data={shown.items}
            context={shown}
            computeItemKey={keyOf}
            fixedItemHeight={ROW_HEIGHT}
            increaseViewportBy={beyond}
            itemContent={draw}
          />
        </div>
      </div>
    </section>
  )
}

type Props = { item: NewsItem; index: number; count: number; isNew: boolean }

const Item = memo(function Item({ item, index, count, isNew }: Props) {
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
      <span className={`prose ${looks.headline}`} id={`${item.id}-title`}>
        {item.title}
      </span>
      <span id={`${item.id}-source`} className={looks.source}>
        {item.articleSource}
      </span>
      <span id={`${item.id}-unread`} className="visually-hidden">
        Unread
      </span>
    </button>
  )
})
