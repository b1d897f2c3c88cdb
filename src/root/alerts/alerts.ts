import { fromCallback, fromPromise } from 'xstate'
import { createChime } from '../../adapters/alerts/chime.ts'
import { askPermissionIn, permissionIn, showOnDesktop } from '../../adapters/alerts/desktop.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { KeptAlerts, Rang } from '../../contract/alerts/alerts.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { alertsMachine } from '../../machines/alerts/alerts.machine.ts'
import type { Keeping, Read } from '../../machines/alerts/alerts-parts.ts'
import {
  type Claim,
  type Claimed,
  type RingerEvent,
  ringingMachine,
  type WatchEvent,
} from '../../machines/alerts/ringing.machine.ts'
import { edited, noAlerts, type Permission } from '../../rules/alerts/alerts.ts'
import { freshIn, withRang } from '../../rules/alerts/rang.ts'
import type { Listed } from '../shared/listed.ts'
import type { Root } from '../start.ts'
import { alertWires } from '../wires/alerts.ts'
import { createKeptAlerts } from './kept-alerts.ts'
import { watchAlerts } from './watch-alerts.ts'

type Reach = {
  choices: Pick<ReturnType<typeof createChoices>, 'consent' | 'shared' | 'keepLater'>
  sockets: Pick<Sockets, 'searchNews'>
  listed: Listed
  /** Starts the watchlists, which alerts name by their ids. */
  watchlists: () => Promise<unknown>
  environment: Environment
}

/** The alerts: at once for who has some, else once they are wanted. */
export async function startAlerts(root: Root, reach: Reach) {
  await reach.watchlists()
  const { choices, environment } = reach
  const kept = createKeptAlerts(choices, environment)
  return root.admit(
    {
      alerts: { logic: alertsMachine.provide({ actors: alertsPorts(kept, environment) }) },
      ringing: { logic: ringingMachine.provide({ actors: ringingPorts(kept, reach) }) },
    },
    { wires: alertWires },
  )
}

type Kept = ReturnType<typeof createKeptAlerts>

const alertsPorts = (kept: Kept, environment: Environment) => ({
  readAlerts: fromPromise<Read, string>(async ({ input }) => ({
    kept: kept.alertsOf(input) ?? noAlerts,
    permission: permissionIn(environment),
  })),
  keepEdit: fromPromise<KeptAlerts, Keeping>(({ input: { owner, edit } }) =>
    kept.change(owner, (before = noAlerts) => edited(before, edit)),
  ),
  askPermission: fromPromise<Permission, undefined>(() => askPermissionIn(environment)),
  watchWindows: fromCallback(({ sendBack }) =>
    kept.watch((event) => {
      if (event.type === 'alerts.changed') sendBack(event)
    }),
  ),
})

function ringingPorts(kept: Kept, { sockets, listed, environment }: Reach) {
  const chime = createChime(environment)
  return {
    readRang: fromPromise<readonly Rang[], string>(async ({ input }) => kept.rangOf(input)),
    claim: fromPromise<Claimed, Claim>(({ input: { owner, rang } }) =>
      kept.claim(owner, (before) => ({ rang: withRang(before, rang), fresh: freshIn(before, rang) })),
    ),
    clearRang: fromPromise<void, string>(({ input }) => kept.clearRang(input)),
    watchHeadlines: fromCallback<WatchEvent>(({ sendBack, receive }) => {
      const { follow, stop } = watchAlerts(sockets, listed, environment, sendBack)
      receive(({ searches }) => follow(searches))
      return stop
    }),
    ringer: fromCallback<RingerEvent>(({ sendBack, receive }) => {
      receive(({ sound, shown }) => {
        // a browser that makes no sound is no trouble of the page
        if (sound) chime().catch(() => undefined)
        for (const rang of shown)
          showOnDesktop(rang, () => sendBack({ type: 'notification.pressed', id: rang.id }), environment)
      })
      return kept.watch((event) => {
        if (event.type === 'rang.changed') sendBack(event)
      })
    }),
  }
}
