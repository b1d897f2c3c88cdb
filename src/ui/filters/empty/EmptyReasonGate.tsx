import type { FeedSlot } from '../../../rules/shared/page/workspace.ts'
import { useWanted } from '../../kit/lazy.ts'
import { emptyReasonCode } from './empty-reason-code.ts'

/** Says why a feed is empty once its code has come; without it the feed can still be cleared. */
export function EmptyReasonGate({ slot }: { slot: FeedSlot }) {
  const { part: EmptyReason } = useWanted(emptyReasonCode)
  return EmptyReason && <EmptyReason slot={slot} />
}
