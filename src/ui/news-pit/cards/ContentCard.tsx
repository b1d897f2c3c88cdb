import { memo, useId } from 'react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { categoryLabels, headlineOf, versionsOf } from '../../../rules/content/content.ts'
import { fullTime } from '../../../rules/shared/time/formats.ts'
import { spotlightTime } from '../../../rules/spotlight/spotlight-time.ts'
import { useToday } from '../../kit/focus/useToday.ts'
import { CardPicture } from './CardPicture.tsx'
import styles from './ContentCard.module.css'
import { ContentCardDetails } from './ContentCardDetails.tsx'
import { ContentCardFigures } from './ContentCardFigures.tsx'
import { ContentCardTags } from './ContentCardTags.tsx'

export type ContentCardProps = {
  item: ContentItem
  isOpen: boolean
  isRead: boolean
  /** Whether Tab leads to it; a card that is in no list takes no part. */
  isStop?: boolean
  /** Its index in its list. */
  index?: number
  count?: number
  /** Where there is space, a closed card shows its short text too. */
  hasLead?: boolean
  /** PIT-12: it stands above the others, with its picture and its short text. */
  isLead?: boolean
  /** What a press does: it opens the card in place, unless this names a dialog. */
  opens?: 'dialog'
  /** Without it, nothing can be pressed. */
  onToggle?: (id: string) => void
}

/** An item of the News Pit, closed or open (ENT-02 to ENT-05). The list that holds it handles its keys. */
export const ContentCard = memo(function ContentCard(props: ContentCardProps) {
  const { item, isOpen, isRead, isStop, index, count, hasLead, isLead = false, onToggle } = props
  // a closed card is its button
  const pressed =
    onToggle && !isOpen
      ? { className: `${styles.card} ${styles.pressed}`, onClick: () => onToggle(item.id) }
      : { className: styles.card }
  const name = useId()
  const lead = (hasLead || isLead) && !isOpen ? versionsOf(item)?.short.summary : undefined
  return (
    <article
      data-id={item.id}
      data-open={isOpen || undefined}
      data-read={isRead || undefined}
      data-lead={isLead || undefined}
      tabIndex={isStop === undefined ? undefined : isStop ? 0 : -1}
      {...pressed}
      aria-labelledby={`${name}title`}
      aria-describedby={`${name}meta`}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={count}
    >
      {isLead && <CardPicture item={item} isFirst />}
      <Meta item={item} isRead={isRead} isLead={isLead} id={`${name}meta`} />
      <Headline {...props} id={`${name}title`} />
      {lead && (
        <p dir="auto" className={`prose ${styles.lead}`}>
          {lead}
        </p>
      )}
      {isOpen ? (
        <ContentCardDetails item={item} hasPicture={!isLead} />
      ) : (
        <>
          <ContentCardFigures item={item} />
          <ContentCardTags item={item} />
        </>
      )}
    </article>
  )
})

type MetaProps = { item: ContentItem; isRead: boolean; isLead: boolean; id: string }

function Meta({ item, isRead, isLead, id }: MetaProps) {
  const { contentCategory, publishedDatetime, source, articleSource } = item
  return (
    <p className={styles.meta} id={id}>
      <span className={styles.label}>{categoryLabels[contentCategory]}</span>
      {source === SIMULATED ? (
        <span title="Invented by this program">Simulated</span>
      ) : (
        <bdi className={styles.source}>{articleSource}</bdi>
      )}
      <time dateTime={publishedDatetime} title={fullTime(publishedDatetime)}>
        {spotlightTime(publishedDatetime, useToday())}
      </time>
      {!isRead && <span className={styles.spoken}>Unread</span>}
      {isLead && <span className={styles.spoken}>Lead story</span>}
    </p>
  )
}

type HeadlineProps = Pick<ContentCardProps, 'item' | 'isOpen' | 'opens' | 'onToggle'> & { id: string }

function Headline({ item, isOpen, opens, onToggle, id }: HeadlineProps) {
  const text = headlineOf(item)
  return (
    <h3 dir="auto" className={`prose ${styles.headline}`} id={id}>
      {onToggle ? (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={opens ? undefined : isOpen}
          aria-haspopup={opens}
          onClick={isOpen ? () => onToggle(item.id) : undefined}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </h3>
  )
}
