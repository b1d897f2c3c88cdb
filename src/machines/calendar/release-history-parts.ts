import { assign, type DoneActorEvent, enqueueActions, setup } from 'xstate'
import type { EconomicEvent } from '../../contract/calendar/calendar.ts'
import type { CalendarStep } from '../../rules/calendar/calendar-sight.ts'
import { hasOtherFigures } from '../../rules/calendar/release-history.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

export type Events = readonly EconomicEvent[]
/** Undefined where the calendar has no such event. */
type Answer = Events | undefined
/** `event`: that of `id`, once it is known. `history`: the newest first. `items`: the calendar's list. `step`: what brings the calendar nearer into sight; undefined where it is. */
type Context = {
  id?: string | undefined
  event?: EconomicEvent | undefined
  history: Events
  items: Events
  step?: CalendarStep | undefined
}
type Event =
  | { type: 'history.asked'; event: EconomicEvent }
  /** By an address. */
  | { type: 'release.reached'; id: string }
  | { type: 'history.left' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  /** Of the calendar's list, also live. */
  | { type: 'items.changed'; items: Events }
  | { type: 'step.changed'; step: CalendarStep | undefined }
  /** Whether the installation has this calendar. */
  | { type: 'kind.begun' }
  | { type: 'kind.ended' }
/** `release.missed`: its history is not opened. */
type Emitted = { type: 'step.asked'; step: CalendarStep } | { type: 'release.missed' }

const sameIn = (items: Events, id: string | undefined) => items.find((item) => item.id === id)

/** What the call has answered. */
export const outputOf = ({ event }: { event: DoneActorEvent<Answer> }) => event.output

/** The ports, actions and guards of the chart of a release's history. */
export const releaseHistoryParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { readHistory: port<Answer, string>('readHistory') },
  actions: {
    takeEvent: assign((_, event: EconomicEvent) => ({ id: event.id, event, history: [] })),
    takeId: assign(({ context }, id: string) => ({ id, event: sameIn(context.items, id), history: [] })),
    keepItems: assign(({ context }, items: Events) => ({ items, event: sameIn(items, context.id) ?? context.event })),
    keepStep: assign((_, step: CalendarStep | undefined) => ({ step })),
    keepHistory: assign(({ context }, history: Answer = []) => ({
      history,
      event: context.event ?? sameIn(history, context.id),
    })),
    forget: assign({ id: undefined, event: undefined, history: [] }),
    askForStep: enqueueActions(({ context: { step }, enqueue }) => {
      if (step) enqueue(report({ type: 'step.asked', step }))
    }),
    announceMissed: report({ type: 'release.missed' }),
  },
  guards: {
    isChanged: ({ context }, items: Events) => hasOtherFigures(context.event, sameIn(items, context.id)),
    isInSight: ({ context }) => context.step === undefined,
    isOutOfSight: (_, step: CalendarStep | undefined) => step !== undefined,
    isUnknown: (_, answer: Answer) => answer === undefined,
    hasReleases: (_, answer: Answer = []) => answer.length > 0,
  },
})
