import { useSelector } from '@xstate/react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { hasSheet, type Way } from '../../../machines/news-pit/sharing.machine.ts'
import { companyOf } from '../../../rules/content/figures.ts'
import { postLinkOf } from '../../../rules/content/share.ts'
import { useCharts } from '../../charts.tsx'
import { CopyIcon, OutIcon, ShareIcon } from '../../kit/later-icons.tsx'
import { usePit } from '../pit.tsx'
import styles from './ContentCardWays.module.css'

/** PIT-11, and to the chart of what an item is about. */
export function ContentCardWays({ item }: { item: ContentItem }) {
  const { sharing } = usePit()
  const canHandOver = useSelector(sharing, hasSheet)
  const share = (way: Way) => sharing.send({ type: 'share.asked', item, way })
  return (
    <div className={styles.ways}>
      <button type="button" onClick={() => share('copy')}>
        <CopyIcon />
        Copy link
      </button>
      <a href={postLinkOf(item, location.origin)} target="_blank" rel="noopener noreferrer">
        Share to X
        <OutIcon />
        <span className="visually-hidden"> (new tab)</span>
      </a>
      {canHandOver && (
        <button type="button" onClick={() => share('sheet')}>
          Share…
          <ShareIcon />
        </button>
      )}
      <ChartButton item={item} />
    </div>
  )
}

function ChartButton({ item }: { item: ContentItem }) {
  const { workspace, place } = useCharts()
  const ticker = companyOf(item)?.ticker
  if (!ticker) return null
  const show = () => {
    workspace.send({ type: 'symbol.chosen', symbol: ticker })
    place.send({ type: 'place.asked', path: '/terminal' })
  }
  return (
    <button type="button" onClick={show}>
      Chart of {ticker}
    </button>
  )
}
