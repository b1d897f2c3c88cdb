import { api } from '../../src/contract/api.ts'
import { Origin } from '../../src/contract/shared/news.ts'
import { ledgerOf } from '../../src/rules/sources/ledger.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import type { Stories } from '../stories/stories.ts'

type LedgerParts = {
  newsroom: Pick<Newsroom, 'all' | 'search'>
  stories: Pick<Stories, 'firstsOf'>
  installation: Pick<Installed, 'originOf' | 'world'>
}

/** API-14. */
export const serveLedger = ({ newsroom, stories, installation }: LedgerParts) => [
  serve(api.ledger.ofSources, async () => {
    const served = Origin.options.filter((origin) => installation.originOf(origin) === origin)
    const data = await Promise.all(
      served.map(async (origin) => {
        // what is simulated is made for the first who search
        newsroom.search({ origin })
        const firsts = await stories.firstsOf(origin)
        return ledgerOf(newsroom.all(origin), { origin, now: installation.world.clock.now(), firsts })
      }),
    )
    return { status: 200, body: { data } }
  }),
]
