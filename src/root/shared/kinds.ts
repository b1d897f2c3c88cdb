import { isOff } from '../../machines/installation/installation.machine.ts'
import { value } from '../wire.ts'

type OfKind =
  | 'quotes'
  | 'sparks'
  | 'chart'
  | 'heatmap'
  | 'tickerChart'
  | 'economicCalendar'
  | 'earningsCalendar'
  | 'releaseHistory'
/** A kind without a provider is off in the chart that shows it (BCK-13). */
export const kindWire = (kind: 'quotes' | 'releases' | 'reports', to: OfKind) =>
  value({
    from: 'installation',
    select: (snapshot) => isOff(snapshot, kind),
    to,
    send: (isAbsent) => ({ type: isAbsent ? 'kind.ended' : 'kind.begun' }),
  })

/** One wire, whichever page brings the quotes first. */
export const quotesKindWire = kindWire('quotes', 'quotes')
