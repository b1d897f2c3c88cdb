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

/** One thing that an actor was told, and where it stood after it. Secrets are taken out before it is made. */
export const InspectedStep = z.object({
  /** Counts the steps of an actor from 0, its start. */
  n: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  from: z.optional(z.string()),
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

/** A window in which the app runs. `tab` stays the same when its page is loaded anew, `id` does not. */
export const InspectedWindow = z.object({
  id: z.string(),
  tab: z.string(),
  /** Where it was opened: a path without its query. */
  path: z.string(),
  startedAt: z.number(),
  actors: z.array(InspectedActor),
})
export type InspectedWindow = z.infer<typeof InspectedWindow>

/** What the app's windows tell an inspector; `window.came` asks to be asked. */
export const InspectionNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('window.came') }),
  z.object({ type: z.literal('window.told'), window: InspectedWindow }),
  z.object({ type: z.literal('window.left'), window: z.string() }),
  z.object({ type: z.literal('actor.came'), window: z.string(), actor: InspectedActor }),
  z.object({ type: z.literal('actor.left'), window: z.string(), actor: z.string() }),
  z.object({ type: z.literal('step.taken'), window: z.string(), actor: z.string(), step: InspectedStep }),
])
export type InspectionNews = z.infer<typeof InspectionNews>

/** What an inspector tells the app's windows: that it looks, and that it has gone. */
export const InspectorWord = z.object({ type: z.enum(['inspector.opened', 'inspector.left']) })
export type InspectorWord = z.infer<typeof InspectorWord>

/** How many steps of an actor are kept, by the app's window and by the inspector. */
export const KEPT_STEPS = 500
