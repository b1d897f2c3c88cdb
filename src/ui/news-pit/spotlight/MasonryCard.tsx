import { useSelector } from '@xstate/react'
import { memo, useLayoutEffect, useRef } from 'react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { standingOf } from '../../../machines/news-pit/evidence.machine.ts'
import { ContentCard } from '../cards/ContentCard.tsx'
import { usePit } from '../pit.tsx'
import styles from './Masonry.module.css'

type Props = {
  item: ContentItem
  isOpen: boolean
  isRead: boolean
  lane: number
  /** Pixels from the list's top. */
  top: number
  /** Called with a card whose drawing has changed. */
  measure: (cards: readonly HTMLElement[]) => void
  onToggle: (id: string) => void
}

/** A card in its lane. The list decides which one it is, and whether Tab leads to it. */
export const MasonryCard = memo(function MasonryCard({ lane, top, measure, ...card }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { item, isOpen, isRead } = card
  const evidence = useSelector(usePit().evidence, (snapshot) => standingOf(snapshot, item.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changes its height
  useLayoutEffect(() => {
    if (frame.current) measure([frame.current])
  }, [item, isOpen, isRead, evidence, measure])
  return (
    <div
      ref={frame}
      data-card={item.id}
      className={styles.card}
      style={{ top, left: `calc(${lane} * (100% + var(--gap)))` }}
    >
      <ContentCard {...card} isStop={false} hasLead />
    </div>
  )
})
