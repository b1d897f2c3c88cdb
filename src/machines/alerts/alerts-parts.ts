import { assign, type DoneActorEvent, setup } from 'xstate'
import type { Alert, AlertSettings, KeptAlerts } from '../../contract/alerts/alerts.ts'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import {
  type AlertEdit,
  alertFor,
  alertProblem,
  edited,
  noAlerts,
  type Permission,
  rings,
} from '../../rules/alerts/alerts.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

export type Keeping = { owner: string; edit: AlertEdit }
/** What the browser keeps, and what it allows. */
export type Read = { kept: KeptAlerts; permission: Permission }
/** `owner`: '' for a visitor, undefined until it is known who is here. `edits`: those that are not kept yet. */
type Context = {
  owner: string | undefined
  kept: KeptAlerts
  /** Those that words can name; undefined until they are known. */
  lists: readonly Watchlist[] | undefined
  edits: readonly AlertEdit[]
  /** Undefined until it has been read. */
  permission: Permission | undefined
  text: string
  problem: string
}
type Event =
  | { type: 'reader.changed'; owner: string | undefined }
  /** By another window of this browser. */
  | { type: 'alerts.changed' }
  | { type: 'lists.changed'; lists: readonly Watchlist[] | undefined }
  | { type: 'alert.toggled'; alert: Alert }
  /** From where it is not seen whether it is on. `name`: of what rings. */
  | { type: 'alert.ordered'; alert: Alert; name: string }
  | { type: 'settings.chosen'; settings: Partial<AlertSettings> }
  /** Desktop notifications, which the browser asks the user about. */
  | { type: 'desktop.asked' }
  | { type: 'text.typed'; text: string }
  | { type: 'text.submitted' }

type Order = { alert: Alert; name: string }
type Only<Type extends Event['type']> = { context: Context; event: Extract<Event, { type: Type }> }
export const ownerIn = ({ event }: Only<'reader.changed'>) => event.owner
export const listsIn = ({ event }: Only<'lists.changed'>) => event.lists
export const alertIn = ({ event }: Only<'alert.toggled' | 'alert.ordered'>) => event.alert
export const orderIn = ({ event: { alert, name } }: Only<'alert.ordered'>): Order => ({ alert, name })
export const settingsIn = ({ event }: Only<'settings.chosen'>) => event.settings
export const textIn = ({ event }: Only<'text.typed'>) => event.text
export const readIn = ({ event }: { event: DoneActorEvent<Read> }) => event.output
export const keptIn = ({ event }: { event: DoneActorEvent<KeptAlerts> }) => event.output
export const permissionIn = ({ event }: { event: DoneActorEvent<Permission> }) => event.output
export const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
export const nextEdit = ({ context: { owner = '', edits } }: { context: Context }): Keeping => ({
  owner,
  edit: edits[0] ?? { does: 'set', settings: {} },
})
const typed = ({ text }: Context) => alertFor(text)
const problemWith = ({ kept, lists }: Context, alert: Alert) => alertProblem(kept, alert, lists)
/** The edit is seen at once. */
const withEdit = ({ kept, edits }: Context, edit: AlertEdit) => ({ kept: edited(kept, edit), edits: [...edits, edit] })

export const atFirst = (): Context => ({
  owner: undefined,
  kept: noAlerts,
  lists: undefined,
  edits: [],
  permission: undefined,
  text: '',
  problem: '',
})

/** The ports, actions and guards of the chart of alerts. */
export const alertsParts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'alert.refused' | 'alert.switched'; words: string },
  },
  actors: {
    readAlerts: port<Read, string>('readAlerts'),
    keepEdit: port<KeptAlerts, Keeping>('keepEdit'),
    askPermission: port<Permission, undefined>('askPermission'),
    watchWindows: stream('watchWindows'),
  },
  actions: {
    /** What was typed before it was known who is here stays. */
    keepOwner: assign(({ context }, owner: string | undefined) => ({
      owner,
      kept: noAlerts,
      edits: [],
      text: context.owner === undefined ? context.text : '',
      problem: '',
    })),
    keepRead: assign(({ context: { edits } }, { kept, permission }: Read) => ({
      kept: edits.reduce(edited, kept),
      permission,
    })),
    keepLists: assign((_, lists: readonly Watchlist[] | undefined) => ({ lists })),
    toggle: assign(({ context }, alert: Alert) => ({
      ...withEdit(context, { does: rings(context.kept, alert) ? 'remove' : 'add', alert }),
      problem: '',
    })),
    refuse: report(({ context }, alert: Alert) => ({
      type: 'alert.refused',
      words: problemWith(context, alert),
    })),
    /** Said before it is switched. */
    announceSwitch: report(({ context: { kept } }, { alert, name }: Order) => ({
      type: 'alert.switched',
      words: rings(kept, alert) ? `Alerts off for ${name}.` : `Alerts on: new headlines about ${name} ring.`,
    })),
    choose: assign(({ context }, settings: Partial<AlertSettings>) => withEdit(context, { does: 'set', settings })),
    type: assign((_, text: string) => ({ text, problem: '' })),
    addTyped: assign(({ context }) => ({ ...withEdit(context, { does: 'add', alert: typed(context) }), text: '' })),
    refuseTyped: assign(({ context }) => ({ problem: problemWith(context, typed(context)) })),
    dropEdit: assign(({ context: { edits } }) => ({ edits: edits.slice(1) })),
    /** Edits that wait stay seen. */
    keepKept: assign(({ context: { edits } }, kept: KeptAlerts) => ({ kept: edits.reduce(edited, kept) })),
    keepPermission: assign((_, permission: Permission) => ({ permission })),
    turnOn: assign(({ context }) => withEdit(context, { does: 'set', settings: { desktop: 'on' } })),
  },
  guards: {
    isKnown: (_, owner: string | undefined) => owner !== undefined,
    hasEdits: ({ context: { edits } }) => edits.length > 0,
    canToggle: ({ context }, alert: Alert) => rings(context.kept, alert) || problemWith(context, alert) === '',
    canAdd: ({ context }) => problemWith(context, typed(context)) === '',
    isGranted: (_, permission: Permission) => permission === 'granted',
  },
})
