import { openChannel } from '../../adapters/shared/channel.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { KeptDesks } from '../../contract/desks/desks.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { type DeskEdit, type Desks, edited } from '../../rules/desks/desks.ts'

type Choices = Pick<ReturnType<typeof createChoices>, 'later' | 'shared' | 'keepLater'>
type Editing = { owner: string; desks: Desks; current: string; edit: DeskEdit }

/**
 * Readers' desks as this browser keeps them: in the tab, and beyond it as consent allows. All windows have the same desks, each shows its own. What one
 * window changes the others are informed of.
 */
export function createKeptDesks(choices: Choices, environment: Environment) {
  const channel = openChannel('market-flux.desks', environment)
  const desksOf = (owner: string) => choices.shared(`desks.${owner}`, KeptDesks)?.desks
  const keep = (owner: string, kept: { desks: Desks; current: string }) => choices.keepLater(`desks.${owner}`, kept)
  return {
    /** Undefined where none were ever kept. */
    recall(owner: string): KeptDesks | undefined {
      const desks = desksOf(owner)
      const current = choices.later(`desks.${owner}`, KeptDesks)?.current
      return desks && { desks, current: current ?? '' }
    },
    /** Which desk this window shows; `desks` where none are kept. */
    show: (owner: string, desks: Desks, current: string) => keep(owner, { desks: desksOf(owner) ?? desks, current }),
    /** Returns the desks after the edit, and the one that it has added. */
    edit({ owner, desks, current, edit }: Editing) {
      const before = desksOf(owner) ?? desks
      const after = edited(before, edit)
      const added = edit.does === 'add' ? after[before.length]?.id : undefined
      keep(owner, { desks: after, current: added ?? current })
      channel.postMessage(owner)
      return { desks: after, current: added }
    },
    /** Reports whose desks another window has changed. Returns an unsubscribe function. */
    watch(notify: (owner: string, desks: Desks) => void) {
      const received = (event: Event) => {
        const owner = 'data' in event && typeof event.data === 'string' ? event.data : undefined
        const desks = owner === undefined ? undefined : desksOf(owner)
        if (owner !== undefined && desks) notify(owner, desks)
      }
      channel.addEventListener('message', received)
      return () => channel.removeEventListener('message', received)
    },
  }
}
