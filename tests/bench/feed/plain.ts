import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { subjectOf } from '../../../src/rules/feed/subject.ts'
import { mergeNewest } from '../../../src/rules/shared/merge.ts'
import { rowTime } from '../../../src/rules/shared/time/formats.ts'
import feed from '../../../src/ui/feed/Feed.module.css'
import looks from '../../../src/ui/feed/rows/FeedRow.module.css'
import { TODAY } from './items.ts'
import type { Received } from './page.ts'
import { BELOW, ROW_HEIGHT } from './row.ts'

type Row = { item: NewsItem; article: HTMLElement; headline: Text; position: number }

/** Keyed, virtual, with a fixed row height and without any library: the lower limit for the cost of such a list. */
export const mount = (containers: readonly HTMLElement[]) => containers.map(createList)

function createList(container: HTMLElement): Received {
  container.innerHTML = `
    <section class="${feed.panel}" aria-label="News">
      <header class="${feed.header}"><div class="${feed.title}"><h2>News</h2></div></header>
      <div class="${feed.space}"><div class="${feed.body}"><div class="${feed.scroller}">
        <div role="feed" class="${feed.list}"></div>
      </div></div></div>
    </section>`
  const list = container.querySelector<HTMLElement>('[role=feed]')!
  const scroller = list.parentElement!
  let items: readonly NewsItem[] = []
  let rows = new Map<string, Row>()
  // read when they change, because reading them while drawing would force a layout
  let [top, height] = [0, 0]
  const look = () => {
    top = scroller.scrollTop
    height = scroller.clientHeight
    draw(false)
  }
  new ResizeObserver(look).observe(scroller)
  scroller.addEventListener('scroll', look, { passive: true })

  function draw(isNew: boolean) {
    const start = Math.max(0, Math.floor(top / ROW_HEIGHT) - BELOW)
    const end = Math.min(items.length, Math.ceil((top + height) / ROW_HEIGHT) + BELOW)
    const before = rows
    rows = new Map()
    let next = list.firstElementChild
    for (const [i, item] of items.slice(start, end).entries()) {
      const row = before.get(item.id) ?? createRow(item, isNew)
      before.delete(item.id)
      rows.set(item.id, row)
      write(row, item, start + i + 1)
      if (row.article === next) next = next.nextElementSibling
      else list.insertBefore(row.article, next)
    }
    for (const { article } of before.values()) article.remove()
    list.style.paddingTop = `${start * ROW_HEIGHT}px`
    list.style.paddingBottom = `${(items.length - end) * ROW_HEIGHT}px`
  }

  const take = (merged: readonly NewsItem[], isNew: boolean) => {
    items = merged
    draw(isNew)
  }
  return {
    replace: (all) => take(mergeNewest([], all), false),
    merge: (batch) => take(mergeNewest(items, batch), true),
  }
}

/** The parts of an existing row that change: its position and, in the bench's corrections, its headline. */
function write(row: Row, item: NewsItem, position: number) {
  if (row.item.title !== item.title) row.headline.data = item.title
  if (row.position !== position) row.article.setAttribute('aria-posinset', String(position))
  row.item = item
  row.position = position
}

function createRow(item: NewsItem, isNew: boolean): Row {
  const article = element('article', `${looks.item} ${isNew ? looks.arrived : ''}`)
  article.tabIndex = -1
  article.dataset.id = item.id
  article.setAttribute('aria-setsize', '500')
  article.setAttribute('aria-labelledby', `${item.id}-title`)
  article.setAttribute('aria-describedby', `${item.id}-time ${item.id}-source ${item.id}-unread`)
  const head = element('button', looks.head)
  head.tabIndex = -1
  head.setAttribute('type', 'button')
  head.setAttribute('aria-expanded', 'false')
  const time = element('time', looks.time, rowTime(item.publishedDatetime, TODAY))
  time.id = `${item.id}-time`
  time.setAttribute('datetime', item.publishedDatetime)
  const source = element('span', looks.source, item.articleSource)
  source.id = `${item.id}-source`
  source.dir = 'auto'
  const title = element('span', `prose ${looks.headline}`)
  title.id = `${item.id}-title`
  title.dir = 'auto'
  const headline = new Text(item.title)
  title.append(headline)
  const unread = element('span', 'visually-hidden', 'Unread')
  unread.id = `${item.id}-unread`
  const words = element('span', looks.words)
  words.append(title, source)
  head.append(time, createSubject(item), words, unread)
  article.append(head)
  return { item, article, headline, position: 0 }
}

function createSubject(item: NewsItem) {
  const { ticker, topic } = subjectOf(item)
  return element('span', ticker ? `${looks.subject} ${looks.ticker}` : looks.subject, ticker ?? topic)
}

function element(name: string, className = '', text = '') {
  const made = document.createElement(name)
  made.className = className
  if (text) made.textContent = text
  return made
}
