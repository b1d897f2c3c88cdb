import { openChannel } from '../../adapters/shared/channel.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { KeptDesks } from '../../contract/desks/desks.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { Recalled } from '../../machines/desks/desks-context.ts'
import { type DeskEdit, type DeskOrder, type Desks, edited, firstContent, firstDesks } from '../../rules/desks/desks.ts'

type Choices = Pick<ReturnType<typeof createChoices>, 'inTab' | 'later' | 'shared' | 'keepLater' | 'workspace'>
type Editing = { owner: string; desks: Desks; current: string; edit: DeskOrder }

/**
 * Readers' desks as this browser keeps them: in the tab, and beyond it as consent allows. All windows have the same desks, each shows its own. What one
 * window changes the others are informed of.
 */
export function createKeptDesks(choices: Choices, environment: Environment) {
  const channel = openChannel('market-flux.desks', environment)
  const desksOf = (owner: string) => choices.shared(`desks.${owner}`, KeptDesks)?.desks
  const keep = (owner: string, kept: { desks: Desks; current: string }) => choices.keepLater(`desks.${owner}`, kept)
  /** Other windows are informed. */
  const replace: typeof keep = (owner, kept) => {
    keep(owner, kept)
    channel.postMessage(owner)
  }
  /** Those of this browser's visitors; of a Terminal that was kept before there were desks, the first. */
  const ofVisitors = () => desksOf('') ?? leftIn(choices.workspace())
  /** One that no desk has had: that may be brought back. */
  const newId = () => environment.page.crypto.getRandomValues(new Uint32Array(4)).join('-')
  return {
    newId,
    desksOf,
    replace,
    ofVisitors,
    /** Every window is informed that desks of visitors have gone, this one, too. */
    announceLeft() {
      channel.postMessage(LEFT)
      channel.dispatchEvent(new MessageEvent('message', { data: LEFT }))
    },
    /** `kept`: undefined where none were ever kept. */
    recall(owner: string): Recalled {
      const desks = desksOf(owner)
      const current = choices.later(`desks.${owner}`, KeptDesks)?.current ?? ''
      // what this tab showed may have gone while it was closed
      const shown = choices.inTab(`desks.${owner}`, KeptDesks)?.current
      const seenIn = (desks ?? []).some(({ id }) => id === shown) ? 'tab' : 'browser'
      return { kept: desks && { desks, current }, seenIn }
    },
    /** Which desk this window shows; `desks` where none are kept. */
    show: (owner: string, desks: Desks, current: string) => keep(owner, { desks: desksOf(owner) ?? desks, current }),
    /** Returns the desks after the edit, and the one that is to be seen by it. */
    edit({ owner, desks, current, edit }: Editing) {
      const before = desksOf(owner) ?? desks
      const whole: DeskEdit = edit.does === 'add' ? { ...edit, id: newId() } : edit
      const after = edited(before, whole)
      const wanted = wantedBy(whole)
      const shown = after.some(({ id }) => id === wanted) ? wanted : undefined
      replace(owner, { desks: after, current: shown ?? current })
      return { desks: after, current: shown }
    },
    /** Reports whose desks another window has changed. Returns an unsubscribe function. */
    watch(notify: (owner: string, desks: Desks) => void) {
      const received = (event: Event) => {
        const owner = 'data' in event && typeof event.data === 'string' ? event.data : undefined
        const desks = owner === undefined ? undefined : desksOf(owner)
        if (owner === LEFT) notify('', ofVisitors())
        else if (owner !== undefined && desks) notify(owner, desks)
      }
      channel.addEventListener('message', received)
      return () => channel.removeEventListener('message', received)
    },
  }
}

/** Desks of visitors have gone, and perhaps none is kept any longer. No username has a slash. */
const LEFT = '/left'

/** What a Terminal is that was kept before there were desks. */
export const leftIn = (workspace = firstContent.workspace) => firstDesks({ ...firstContent, workspace })

function wantedBy(edit: DeskEdit) {
  if (edit.does === 'add') return edit.id
  return edit.does === 'restore' && edit.shows === 'it' ? edit.desk.id : undefined
}
