import { useSelector } from '@xstate/react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { readIdsOf } from '../../../machines/feed/reading.machine.ts'
import { useCharts } from '../../charts.tsx'
import type { VirtualList } from '../../kit/list/useVirtualList.ts'
import { VirtualRows } from '../../kit/list/VirtualRows.tsx'
import { ContentCard, type ContentCardProps } from '../cards/ContentCard.tsx'
import styles from './Library.module.css'

type Props = {
  items: readonly ContentItem[]
  virtual: VirtualList
  /** The id of the card that Tab leads to. */
  stop: string | undefined
  look: Pick<ContentCardProps, 'isOpen' | 'hasLead' | 'opens' | 'onToggle'>
}

/** The cards that are drawn, each where it belongs in the whole list. */
export function CardRows({ items, virtual, stop, look }: Props) {
  const { reading } = useCharts()
  const read = useSelector(reading, readIdsOf)
  return (
    <div className={styles.rows} style={{ height: virtual.getTotalSize() }}>
      <VirtualRows
        items={items}
        virtual={virtual}
        className={styles.row}
        draw={(item, index) => (
          <ContentCard
            {...look}
            item={item}
            index={index}
            count={items.length}
            isRead={read.has(item.id)}
            isStop={item.id === stop}
          />
        )}
      />
    </div>
  )
}
