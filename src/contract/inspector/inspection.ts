import * as z from 'zod/mini'

/** A state of a drawn chart, by the id that XState gives it. `parent` is missing for the chart itself. */
export const DrawnState = z.object({
  id: z.string(),
  key: z.string(),
  parent: z.optional(z.string()),
  type: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  initial: z.optional(z.string()),
  /** The ports that run while it lasts. */
  ports: z.array(z.string()),
  entry: z.array(z.string()),
  exit: z.array(z.string()),
})
export type DrawnState = z.infer<typeof DrawnState>

/** A transition, in words: `event` is a name, `after …`, `always`, `… answers` or `… fails`. Without a target it stays where it is. */
export const DrawnTransition = z.object({
  id: z.string(),
  source: z.string(),
  target: z.optional(z.string()),
  event: z.string(),
  guard: z.optional(z.string()),
  delay: z.optional(z.string()),
  actions: z.array(z.string()),
  reenters: z.boolean(),
})
export type DrawnTransition = z.infer<typeof DrawnTransition>

/** What a chart is, without code: what a picture of it needs. Its states in the order of the file, the chart itself first. */
export const DrawnChart = z.object({
  id: z.string(),
  states: z.array(DrawnState),
  transitions: z.array(DrawnTransition),
})
export type DrawnChart = z.infer<typeof DrawnChart>

/** An event that an actor received, and its state afterwards. Secrets are removed before the step is made. */
export const InspectedStep = z.object({
  /** Counts the steps of an actor from 0, its start. */
  n: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  from: z.optional(z.string()),
  /** The message that led here, by its number. */
  message: z.optional(z.number()),
  /** The ids of the states that are active. */
  active: z.array(z.string()),
  /** The ids of the transitions that led here. */
  taken: z.array(z.string()),
  status: z.string(),
  context: z.unknown(),
})
export type InspectedStep = z.infer<typeof InspectedStep>

/** A running actor: a chart of the app, or a port that a chart has opened. */
export const InspectedActor = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.optional(z.string()),
  chart: z.optional(DrawnChart),
  steps: z.array(InspectedStep),
})
export type InspectedActor = z.infer<typeof InspectedActor>

const InspectedParty = z.object({ id: z.string(), name: z.string() })

/** What one actor sent another: a line of the window's time line. */
export const InspectedMessage = z.object({
  /** Counts the messages of a window from 0, in the order in which they were sent. */
  n: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  /** Missing where no chart and no port sent it: the screens or the start of the page did. */
  from: z.optional(InspectedParty),
  to: InspectedParty,
  /** The message that its sender was dealing with, by its number: of what the root forwards, the report. */
  cause: z.optional(z.number()),
})
export type InspectedMessage = z.infer<typeof InspectedMessage>

/** A window in which the app runs. `tab` stays the same when its page is reloaded, `id` does not. */
export const InspectedWindow = z.object({
  id: z.string(),
  tab: z.string(),
  /** Where it was opened: a path without its query. */
  path: z.string(),
  startedAt: z.number(),
  /** It hands events of an inspector to its charts: in development only. */
  takesEvents: z.boolean(),
  actors: z.array(InspectedActor),
  /** Of all its actors, in one order. */
  messages: z.array(InspectedMessage),
})
export type InspectedWindow = z.infer<typeof InspectedWindow>

/** What the app's windows send to an inspector; `window.came` asks the inspector to announce itself. */
export const InspectionNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('window.came') }),
  z.object({ type: z.literal('window.told'), window: InspectedWindow }),
  z.object({ type: z.literal('window.left'), window: z.string() }),
  z.object({ type: z.literal('actor.came'), window: z.string(), actor: InspectedActor }),
  z.object({ type: z.literal('actor.left'), window: z.string(), actor: z.string() }),
  z.object({ type: z.literal('step.taken'), window: z.string(), actor: z.string(), step: InspectedStep }),
  z.object({ type: z.literal('message.sent'), window: z.string(), message: InspectedMessage }),
])
export type InspectionNews = z.infer<typeof InspectionNews>

/** What an inspector sends to the app's windows: that it is open, and that it was closed. */
export const InspectorWord = z.object({ type: z.enum(['inspector.opened', 'inspector.left']) })
export type InspectorWord = z.infer<typeof InspectorWord>

/** An event that an inspector gives a chart of the app by hand, and the page's answer to it. */
export const GivenEvent = z.object({
  type: z.literal('event.given'),
  id: z.string(),
  window: z.string(),
  actor: z.string(),
  event: z.looseObject({ type: z.string() }),
})
export type GivenEvent = z.infer<typeof GivenEvent>
export const GivenAnswer = z.object({ type: z.literal('event.answered'), id: z.string(), isTaken: z.boolean() })
export type GivenAnswer = z.infer<typeof GivenAnswer>

/** How many steps of an actor are kept, by the app's window and by the inspector. */
export const KEPT_STEPS = 500
/** How many messages of a window are kept, by both. */
export const KEPT_MESSAGES = 1_000
