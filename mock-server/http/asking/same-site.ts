import type { IncomingHttpHeaders } from 'node:http'
import { TIME_ZONE_HEADER } from '../../../src/contract/shared/calls.ts'
import { forbidden } from '../refusal.ts'

/**
 * A call with credentials must come from one of our own pages. Browsers indicate that in Sec-Fetch-*; where they do not (http other than loopback,
 * other programs), our own header must be present: no other site can add it without a preflight, which is never answered.
 */
export function refuseOtherSites(headers: IncomingHttpHeaders) {
  const site = headers['sec-fetch-site']
  const isOurs =
    site === undefined
      ? headers[TIME_ZONE_HEADER] !== undefined
      : site === 'same-origin' && headers['sec-fetch-mode'] !== 'navigate'
  if (!isOurs) throw forbidden('This call is answered to pages of this site only.')
}
