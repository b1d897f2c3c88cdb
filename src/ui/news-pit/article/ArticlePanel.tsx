import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { pages } from '../../../contract/shared/pages.ts'
import { messages } from '../../../contract/shared/texts/messages.ts'
import { canRetry, isAbsent, isAsked, itemOf } from '../../../machines/news-pit/article.machine.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import { ContentCard } from '../cards/ContentCard.tsx'
import { usePit } from '../pit.tsx'
import styles from './ArticlePanel.module.css'
import { LaunchCards } from './LaunchCards.tsx'
import { useArticleTitle } from './useArticleTitle.ts'

/** PIT-10: what a link names, above the Spotlight; nothing where no link names anything. */
export function ArticlePanel() {
  const { article } = usePit()
  const isThere = useSelector(article, isAsked)
  useArticleTitle()
  if (!isThere) return null
  return (
    <section className={styles.panel} aria-label="Article Reader">
      <header className={styles.head}>
        <h2 tabIndex={-1}>Article Reader</h2>
        <Link to={pages.newsPit.path} params={{ itemId: undefined }} className={styles.close}>
          <CrossIcon />
          Close
        </Link>
      </header>
      <div className={styles.body}>
        <Body />
        <LaunchCards />
      </div>
    </section>
  )
}

function Body() {
  const { article } = usePit()
  const item = useSelector(article, itemOf)
  const isGone = useSelector(article, isAbsent)
  if (item) return <ContentCard item={item} isOpen isRead />
  return isGone ? <Absent /> : <Loading />
}

/** ERR-06. */
function Absent() {
  const { article } = usePit()
  const canAskAgain = useSelector(article, canRetry)
  const askAgain = ({ currentTarget }: MouseEvent) => {
    // the button goes, its focus stays here
    focusOn(currentTarget.closest('section')?.querySelector('h2'))
    article.send({ type: 'retry.pressed' })
  }
  return (
    <div className={styles.absent} role="alert">
      <p>{messages.noSuchItem}</p>
      {canAskAgain && (
        <button type="button" onClick={askAgain}>
          Retry
        </button>
      )}
    </div>
  )
}

const Loading = () => (
  <div className={styles.ghost} aria-busy="true">
    <span className="visually-hidden">Loading…</span>
    <i style={{ width: '24%' }} />
    <i style={{ width: '82%' }} />
    <i className={styles.picture} />
    <i style={{ width: '96%' }} />
    <i style={{ width: '91%' }} />
    <i style={{ width: '58%' }} />
  </div>
)
