import { useSelector } from '@xstate/react'
import { statusOf } from '../../machines/feed/live-feed.machine.ts'
import { useFeedRef } from './feed-ref.tsx'

/** The announcements for users who do not see the list. */
export function FeedStatus() {
  const { feed } = useFeedRef()
  return (
    <p className="visually-hidden" role="status">
      {useSelector(feed, statusOf)}
    </p>
  )
}
