import type { DrawnChart, GivenEvent, InspectionNews } from '../../contract/inspector/inspection.ts'
import type { Picture } from '../../rules/inspector/chart-picture.ts'
import { acceptedIn, readPayload } from '../../rules/inspector/given-events.ts'
import { actorAt, type Looked, stepBeside, stepsOf, type Windows, windowAt } from '../../rules/inspector/inspection.ts'
import { messageBeside, messagesOf, stepAfter } from '../../rules/inspector/sequence.ts'

export type Context = {
  windows: Windows
  /** What is seen: while it is paused, what there was then. */
  shown: Windows
  looked?: Looked
  /** The step that is looked at; undefined for the last one. */
  at?: number
  actorFilter: string
  eventFilter: string
  messageFilter: string
  /** The event that is to be given; another where the chart does not accept it now. */
  givenType?: string
  payload: string
  /** The chart that the picture was asked for. */
  asked?: DrawnChart
  picture?: Picture
}
export type Given = Pick<GivenEvent, 'window' | 'actor' | 'event'>
export type Event =
  | InspectionNews
  | { type: 'actor.chosen'; looked: Looked }
  | { type: 'actors.filtered'; filter: string }
  | { type: 'events.filtered'; filter: string }
  | { type: 'messages.filtered'; filter: string }
  | { type: 'pause.pressed' }
  | { type: 'follow.pressed' }
  | { type: 'step.chosen'; n: number }
  | { type: 'step.moved'; direction: -1 | 1 }
  | { type: 'message.chosen'; n: number }
  | { type: 'message.moved'; direction: -1 | 1 }
  | { type: 'type.picked'; given: string }
  | { type: 'payload.changed'; text: string }
  | { type: 'give.pressed' }
  | { type: 'size.toggled' }
  | { type: 'retry.pressed' }
  | { type: 'copy.pressed' }

export const chartIn = ({ shown, looked }: Context) => actorAt(shown, looked)?.chart
export const listedIn = ({ shown, looked, eventFilter }: Context) => stepsOf(actorAt(shown, looked), eventFilter)
export const stepIn = (context: Context) => {
  const steps = actorAt(context.shown, context.looked)?.steps ?? []
  return context.at === undefined ? steps.at(-1) : steps.find(({ n }) => n === context.at)
}
export const besideIn = (context: Context, direction: -1 | 1) => {
  const n = stepIn(context)?.n
  return n === undefined ? undefined : stepBeside(listedIn(context), n, direction)
}

export const messagesIn = ({ shown, looked, messageFilter }: Context) =>
  messagesOf(windowAt(shown, looked), messageFilter)
/** What a message of the window led to. */
export const afterIn = ({ shown, looked }: Context, n: number) => stepAfter(windowAt(shown, looked), n)
export const afterBesideIn = (context: Context, direction: -1 | 1) => {
  const window = windowAt(context.shown, context.looked)
  const n = messageBeside(window, messagesIn(context), stepIn(context)?.message, direction)
  return n === undefined ? undefined : stepAfter(window, n)
}

/** What the chart accepts at present, also while something earlier is shown. */
export function acceptedNow({ windows, looked }: Context) {
  const { chart, steps } = actorAt(windows, looked) ?? {}
  const active = steps?.at(-1)?.active
  return chart && active && windowAt(windows, looked)?.takesEvents ? acceptedIn(chart, active) : []
}
export const typeIn = (context: Context) => {
  const accepted = acceptedNow(context)
  return accepted.find((type) => type === context.givenType) ?? accepted[0]
}
export function givenIn(context: Context): Given | undefined {
  const { looked, payload } = context
  const [type, read] = [typeIn(context), readPayload(payload)]
  if (!looked || type === undefined || read.problem !== undefined) return undefined
  return { window: looked.window, actor: looked.actor, event: { ...read.fields, type } }
}

export const stepMovedTo = ({ context, event }: { context: Context; event: { direction: -1 | 1 } }) =>
  besideIn(context, event.direction)

export const ledTo = ({ context, event }: { context: Context; event: { n: number } }) => afterIn(context, event.n)
export const messageMovedTo = ({ context, event }: { context: Context; event: { direction: -1 | 1 } }) =>
  afterBesideIn(context, event.direction)

export const stepSeen = ({ context }: { context: Context }) => stepIn(context)?.n
export const eventGiven = ({ context }: { context: Context }) =>
  givenIn(context) ?? { window: '', actor: '', event: { type: '' } }
