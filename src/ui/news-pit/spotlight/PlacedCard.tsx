import { memo, type RefCallback } from 'react'
import type { ContentItem } from '../../../contract/content.ts'
import { ContentCard } from '../ContentCard.tsx'
import styles from './Masonry.module.css'

type Props = {
  item: ContentItem
  isOpen: boolean
  isRead: boolean
  isStop: boolean
  count: number
  lane: number
  /** Pixels from the list's top. */
  top: number
  watch: RefCallback<HTMLElement>
  onToggle: (id: string) => void
}

/** A card in its lane. */
export const PlacedCard = memo(function PlacedCard({ lane, top, watch, ...card }: Props) {
  return (
    <div
      ref={watch}
      data-card={card.item.id}
      className={styles.place}
      style={{ top, left: `calc(${lane} * (100% + var(--gap)))` }}
    >
      <ContentCard {...card} hasLead />
    </div>
  )
})
