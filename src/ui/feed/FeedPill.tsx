import { useSelector } from '@xstate/react'
import { isHeld, isPinned, waitingCount } from '../../machines/feed/live-feed.machine.ts'
import { WaitingPill } from '../kit/panel/WaitingPill.tsx'
import { useFeedRef } from './feed-ref.tsx'

export function FeedPill({ onPress }: { onPress: () => void }) {
  const { feed } = useFeedRef()
  const holds = useSelector(feed, isHeld)
  const pinned = useSelector(feed, isPinned)
  const waiting = useSelector(feed, waitingCount)
  return holds && <WaitingPill waiting={waiting} isPinned={pinned} onPress={onPress} />
}
