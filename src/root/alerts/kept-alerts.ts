import * as z from 'zod/mini'
import { openChannel } from '../../adapters/shared/channel.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { locked } from '../../adapters/shared/turns.ts'
import { KeptAlerts, Rang } from '../../contract/alerts/alerts.ts'
import type { Environment } from '../../contract/shared/environment.ts'

type Choices = Pick<ReturnType<typeof createChoices>, 'shared' | 'keepLater'>
const AllRang = z.array(Rang)
const Changed = z.enum(['alerts.changed', 'rang.changed'])
type Changed = z.infer<typeof Changed>

/** Milliseconds: a window that is not in sight leaves it to one that is, whose notice is seen. */
const HIDDEN_MS = 300

/**
 * Readers' alerts, and what rang, as this browser keeps them: in the tab, and beyond it as consent allows. What one window changes the others are informed of; of
 * what all of them see, one is the first.
 */
export function createKeptAlerts(choices: Choices, environment: Environment) {
  const channel = openChannel('market-flux.alerts', environment)
  const { page, after } = environment
  const inTurn = <Output>(task: () => Output) => locked('market-flux.alerts', async () => task(), environment)
  const alertsOf = (owner: string) => choices.shared(`alerts.${owner}`, KeptAlerts)
  const rangOf = (owner: string) => choices.shared(`rang.${owner}`, AllRang) ?? []
  const keepRang = (owner: string, rang: readonly Rang[]) => {
    choices.keepLater(`rang.${owner}`, rang)
    channel.postMessage('rang.changed' satisfies Changed)
  }
  const comeForward = () =>
    page.document.visibilityState === 'visible'
      ? Promise.resolve()
      : new Promise<void>((go) => void after(HIDDEN_MS, go))

  return {
    /** Undefined where nothing was ever chosen. */
    alertsOf,
    rangOf,
    /** Changes them with no other window between. Returns what is kept now. */
    change: (owner: string, edit: (kept: KeptAlerts | undefined) => KeptAlerts) =>
      inTurn(() => {
        const kept = edit(alertsOf(owner))
        choices.keepLater(`alerts.${owner}`, kept)
        channel.postMessage('alerts.changed' satisfies Changed)
        return kept
      }),
    /** `add` is given what rang before, in any window, and returns what has by now. */
    async claim<Claimed extends { rang: readonly Rang[] }>(owner: string, add: (before: readonly Rang[]) => Claimed) {
      await comeForward()
      return inTurn(() => {
        const claimed = add(rangOf(owner))
        keepRang(owner, claimed.rang)
        return claimed
      })
    },
    clearRang: (owner: string) => inTurn(() => keepRang(owner, [])),
    /** Reports what other windows change. Returns an unsubscribe function. */
    watch(notify: (event: { type: Changed }) => void) {
      const received = (event: Event) => {
        const { data } = Changed.safeParse('data' in event ? event.data : undefined)
        if (data) notify({ type: data })
      }
      channel.addEventListener('message', received)
      return () => channel.removeEventListener('message', received)
    },
  }
}
