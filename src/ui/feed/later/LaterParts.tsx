import { useSelector } from '@xstate/react'
import { canUndo, hasMutes, mutedCount } from '../../../machines/feed/live-feed.machine.ts'
import { useWanted } from '../../kit/lazy.ts'
import { laterPart } from '../../later-part.tsx'
import { useFeedRef } from '../feed-ref.tsx'
import { feedPartsCode } from './feed-parts-code.ts'

/** What a blank phrase has cleared can be restored. The region is always there: what comes into it is announced. */
export function LaterUndo() {
  const { feed } = useFeedRef()
  return <div role="status">{useSelector(feed, canUndo) && <Later name="UndoOffer" />}</div>
}

/** What the exclusions leave out, where they do. */
export function LaterMuted() {
  const { feed } = useFeedRef()
  return useSelector(feed, (snapshot) => hasMutes(snapshot) && mutedCount(snapshot) > 0) && <Later name="MutedFoot" />
}

const Older = laterPart('older')

/** What is said beneath the last row. */
export function LaterOlder({ rowHeight }: { rowHeight: number }) {
  const { slot } = useFeedRef()
  return <Older slot={slot} rowHeight={rowHeight} />
}

/** Its code has usually come before, when the browser had nothing else to do. */
function Later({ name }: { name: 'UndoOffer' | 'MutedFoot' }) {
  const Part = useWanted(feedPartsCode).part?.[name]
  return Part && <Part />
}
