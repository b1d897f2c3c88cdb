import { consentOf } from '../../machines/consent.machine.ts'
import { value } from '../wire.ts'

/** Whom the chart hears that keeps what was seen last. */
export const offlineWires = [
  value({
    from: 'consent',
    select: (snapshot) => consentOf(snapshot).functionality,
    to: 'lastSeen',
    send: (mayKeep) => ({ type: 'consent.changed', mayKeep }),
  }),
]
