import { laterPart } from '../../later-part.tsx'

/** Says why a feed is empty once its code has come; without it the feed can still be cleared. */
export const EmptyReasonGate = laterPart('emptyReason')
