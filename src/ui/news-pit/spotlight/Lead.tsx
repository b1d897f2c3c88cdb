import type { ContentItem } from '../../../contract/content/content.ts'
import { ContentCard, type ContentCardProps } from '../cards/ContentCard.tsx'
import styles from './Masonry.module.css'

type Props = Pick<ContentCardProps, 'isOpen' | 'isRead' | 'onToggle' | 'count'> & { item: ContentItem }

/** PIT-12: the story above the lanes. The list decides whether Tab leads to it. */
export const Lead = (card: Props) => (
  <div className={styles.lead}>
    <ContentCard {...card} isStop={false} index={0} isLead />
  </div>
)
