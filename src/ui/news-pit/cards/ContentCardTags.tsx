import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { hasPricesFor } from '../../../machines/installation/installation.machine.ts'
import { contentTagsOf, type Tag, tickerFirst } from '../../../rules/content/content.ts'
import { usePit } from '../pit.tsx'
import styles from './ContentCardTags.module.css'
import { CardPrices } from './card-prices.ts'

const TAGS_SHOWN = 4

/** ENT-02, on a closed card; the ticker that its prices are about stands apart, with its day (PIT-15). */
export function ContentCardTags({ item }: { item: ContentItem }) {
  const { installation } = usePit()
  const hasPrices = useSelector(installation, (snapshot) => hasPricesFor(snapshot, item.source))
  const tags = contentTagsOf(item)
  const { ticker, others } = hasPrices ? tickerFirst(tags) : { ticker: undefined, others: tags }
  const most = TAGS_SHOWN - (ticker === undefined ? 0 : 1)
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="Tags">
      {others.slice(0, most).map(({ kind, text }) => (
        <li key={text} dir="auto" className={styles[kind]}>
          {text}
        </li>
      ))}
      <Beyond tags={others.slice(most)} />
      {ticker !== undefined && <Today ticker={ticker} source={item.source} />}
    </ul>
  )
}

const Beyond = ({ tags }: { tags: readonly Tag[] }) =>
  tags.length > 0 && <li title={tags.map(({ text }) => text).join(', ')}>+{tags.length}</li>

/** As large before its price has come as after. */
function Today({ ticker, source }: { ticker: string; source: string }) {
  const Price = use(CardPrices)
  return (
    <li className={styles.today}>
      <span dir="auto" className={styles.ticker}>
        {ticker}
      </span>
      <span className={styles.price}>{Price && <Price ticker={ticker} source={source} />}</span>
    </li>
  )
}

/** … and on an open one: pressed, a tag becomes the search. */
export function ContentCardTagButtons({ item }: { item: ContentItem }) {
  const { view } = usePit()
  const tags = contentTagsOf(item)
  const search = (phrase: string) => {
    view.send({ type: 'phrase.changed', phrase })
    view.send({ type: 'search.submitted' })
  }
  if (tags.length === 0) return null
  return (
    <ul className={`${styles.tags} ${styles.pressed}`} aria-label="Tags">
      {tags.map(({ kind, text }) => (
        <li key={text} dir="auto">
          <button type="button" className={styles[kind]} title={`Search for ${text}`} onClick={() => search(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
