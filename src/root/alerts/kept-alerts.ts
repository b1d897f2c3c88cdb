import * as z from 'zod/mini'
import { openChannel } from '../../adapters/shared/channel.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { locked } from '../../adapters/shared/turns.ts'
import { KeptAlerts, Rang } from '../../contract/alerts/alerts.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { edited } from '../../rules/alerts/alerts.ts'

type Choices = Pick<ReturnType<typeof createChoices>, 'consent' | 'shared' | 'keepLater'>
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
  const inTurn = <Output>(task: () => Output) => locked('market-flux.alerts', async () => task(), environment)
  const alertsOf = (owner: string) => choices.shared(`alerts.${owner}`, KeptAlerts)
  const keepAlerts = (owner: string, kept: KeptAlerts) => {
    choices.keepLater(`alerts.${owner}`, kept)
    channel.postMessage('alerts.changed' satisfies Changed)
  }
  const alone = createAlone(choices, { alertsOf, keepAlerts })
  const rangOf = (owner: string) => choices.shared(`rang.${owner}`, AllRang) ?? []
  const keepRang = (owner: string, rang: readonly Rang[]) => {
    choices.keepLater(`rang.${owner}`, rang)
    channel.postMessage('rang.changed' satisfies Changed)
  }

  return {
    /** Undefined where nothing was ever chosen. */
    alertsOf,
    rangOf,
    /** Changes them with no other window between. Returns what is kept now. */
    change: (owner: string, edit: (kept: KeptAlerts | undefined) => KeptAlerts) =>
      inTurn(() => {
        alone.join()
        const kept = edit(alertsOf(owner))
        keepAlerts(owner, kept)
        alone.note(owner, kept)
        return kept
      }),
    /** `add` is given what rang before, in any window, and returns what has by now. */
    async claim<Claimed extends { rang: readonly Rang[] }>(owner: string, add: (before: readonly Rang[]) => Claimed) {
      await comeForward(environment)
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
        if (!data) return
        const report = () => notify({ type: data })
        if (alone.isDue()) void inTurn(alone.join).finally(report)
        else report()
      }
      channel.addEventListener('message', received)
      return () => channel.removeEventListener('message', received)
    },
  }
}

const comeForward = ({ page, after }: Pick<Environment, 'page' | 'after'>) =>
  page.document.visibilityState === 'visible' ? Promise.resolve() : new Promise<void>((go) => void after(HIDDEN_MS, go))

type Kept = { alertsOf(owner: string): KeptAlerts | undefined; keepAlerts(owner: string, kept: KeptAlerts): void }

/** The alerts that this tab alone has, without consent to keep them: once another tab has given it, they join those that are kept since. */
function createAlone(choices: Pick<Choices, 'consent'>, { alertsOf, keepAlerts }: Kept) {
  const alone = new Map<string, KeptAlerts>()
  const isOfTheTab = () => !choices.consent()?.functionality
  return {
    note(owner: string, kept: KeptAlerts) {
      if (isOfTheTab()) alone.set(owner, kept)
    },
    isDue: () => alone.size > 0 && !isOfTheTab(),
    join() {
      if (isOfTheTab()) return
      for (const [owner, mine] of alone) {
        const others = alertsOf(owner) ?? mine
        keepAlerts(
          owner,
          mine.alerts.reduce((kept, alert) => edited(kept, { does: 'add', alert }), others),
        )
      }
      alone.clear()
    },
  }
}
