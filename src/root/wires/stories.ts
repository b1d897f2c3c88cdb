import { readerOf } from '../../machines/session/session.machine.ts'
import { pairsOf } from '../../machines/stories/set-apart.machine.ts'
import { value } from '../wire.ts'

/** STY-11: who sets reports apart, and what then does not count for each other. */
export const storyWires = [
  value({ from: 'session', select: readerOf, to: 'setApart', send: (owner) => ({ type: 'reader.changed', owner }) }),
  value({ from: 'setApart', select: pairsOf, to: 'storyCounts', send: (pairs) => ({ type: 'pairs.changed', pairs }) }),
]
