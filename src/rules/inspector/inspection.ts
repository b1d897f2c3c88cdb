import {
  type DrawnChart,
  type InspectedActor,
  type InspectedMessage,
  type InspectedStep,
  type InspectedWindow,
  type InspectionNews,
  KEPT_MESSAGES,
  KEPT_STEPS,
} from '../../contract/inspector/inspection.ts'
import { isWithin, wordsOf } from './chart-graph.ts'

export type Windows = readonly InspectedWindow[]
/** What the inspector looks at; `tab` and `name` find it again after a reload, which gives new ids. */
export type Looked = { window: string; tab: string; actor: string; name: string }

/** The windows after a message of theirs. */
export function withNews(windows: Windows, news: InspectionNews): Windows {
  switch (news.type) {
    case 'window.came':
      return windows
    case 'window.told':
      return windows.some(({ id }) => id === news.window.id)
        ? windows.map((window) => (window.id === news.window.id ? news.window : window))
        : [...windows, news.window]
    case 'window.left':
      return windows.filter(({ id }) => id !== news.window)
    case 'actor.came':
      return withActors(windows, news.window, (actors) => [
        ...actors.filter(({ id }) => id !== news.actor.id),
        news.actor,
      ])
    case 'actor.left':
      return withActors(windows, news.window, (actors) => actors.filter(({ id }) => id !== news.actor))
    case 'step.taken':
      return withActors(windows, news.window, (actors) =>
        actors.map((actor) => (actor.id === news.actor ? withStep(actor, news.step) : actor)),
      )
    case 'message.sent':
      return windows.map((window) => (window.id === news.window ? withMessage(window, news.message) : window))
  }
}

const withActors = (windows: Windows, id: string, change: (actors: InspectedActor[]) => InspectedActor[]) =>
  windows.map((window) => (window.id === id ? { ...window, actors: change(window.actors) } : window))

/** A step that came with the whole window is not added twice. */
const withStep = (actor: InspectedActor, step: InspectedStep): InspectedActor =>
  (actor.steps.at(-1)?.n ?? -1) >= step.n ? actor : { ...actor, steps: [...actor.steps, step].slice(-KEPT_STEPS) }

const withMessage = (window: InspectedWindow, message: InspectedMessage): InspectedWindow =>
  (window.messages.at(-1)?.n ?? -1) >= message.n
    ? window
    : { ...window, messages: [...window.messages, message].slice(-KEPT_MESSAGES) }

/** Where to look now: what was looked at, the same after its reload, or else what there is to see first. */
export function lookOn(windows: Windows, looked: Looked | undefined): Looked | undefined {
  const window = windows.find(({ id }) => id === looked?.window) ?? windows.findLast(({ tab }) => tab === looked?.tab)
  if (!window) return looked ?? (windows[0] && firstIn(windows[0]))
  const { actors } = window
  const actor = actors.find(({ id }) => id === looked?.actor) ?? actors.find(({ name }) => name === looked?.name)
  if (actor) return lookAt(window, actor)
  return looked && looked.window !== window.id ? { ...looked, window: window.id } : (looked ?? firstIn(window))
}

export const lookAt = (window: InspectedWindow, { id, name }: InspectedActor): Looked => ({
  window: window.id,
  tab: window.tab,
  actor: id,
  name,
})

function firstIn(window: InspectedWindow): Looked | undefined {
  const actor = window.actors.find(({ name }) => name === 'session') ?? window.actors[0]
  return actor && lookAt(window, actor)
}

export const windowAt = (windows: Windows, looked: Looked | undefined) =>
  windows.find(({ id }) => id === looked?.window)
export const actorAt = (windows: Windows, looked: Looked | undefined) =>
  windowAt(windows, looked)?.actors.find(({ id }) => id === looked?.actor)

/** A window's actors whose name has the words, each with its depth below the charts of the app. */
export function treeOf(actors: readonly InspectedActor[], filter: string) {
  const rows: { actor: InspectedActor; depth: number }[] = []
  const add = (parent: string | undefined, depth: number) => {
    for (const actor of actors.filter((other) => other.parent === parent)) {
      if (has(actor.name, filter)) rows.push({ actor, depth })
      add(actor.id, depth + 1)
    }
  }
  add(undefined, 0)
  return rows
}

/** The steps whose event has the words, in its name or in what it brought. */
export const stepsOf = (actor: InspectedActor | undefined, filter: string) =>
  (actor?.steps ?? []).filter(({ event }) => filter === '' || has(JSON.stringify(event), filter))

export const has = (text: string, filter: string) => text.toLowerCase().includes(filter.trim().toLowerCase())

/** The step before or after the one at `n`, of those that are listed. */
export function stepBeside(steps: readonly InspectedStep[], n: number, direction: -1 | 1) {
  return direction === -1 ? steps.findLast((step) => step.n < n)?.n : steps.find((step) => step.n > n)?.n
}

/** How many steps of what is looked at have come since it was paused. */
export function waitingSteps(windows: Windows, shown: Windows, looked: Looked | undefined) {
  const lastIn = (all: Windows) => actorAt(all, looked)?.steps.at(-1)?.n ?? 0
  return Math.max(0, lastIn(windows) - lastIn(shown))
}

/** The active states in the order of the chart's file: a statechart's engine has them in the order of their entry. */
export const activeIn = ({ states }: DrawnChart, { active }: InspectedStep) =>
  states.map(({ id }) => id).filter((id) => active.includes(id))

/** Those of them that contain no other. */
export const innermostIn = (chart: DrawnChart, step: InspectedStep) =>
  activeIn(chart, step).filter((id) => !step.active.some((other) => isWithin(other, id)))

/** The innermost state that the step's transitions led to last, or else where the last of them stays, or else the first. */
export function ledTo(chart: DrawnChart, step: InspectedStep) {
  const taken = takenIn(chart, step)
  const end = taken.findLast(({ target }) => target !== undefined)?.target ?? taken.at(-1)?.source
  const innermost = innermostIn(chart, step)
  return innermost.find((id) => end !== undefined && (id === end || isWithin(id, end))) ?? innermost[0]
}

/** The transitions that led to a step, in words, such as `signIn.given → signedIn`. */
export const takenWords = (chart: DrawnChart, step: InspectedStep) =>
  takenIn(chart, step)
    .map((transition) => wordsOf(transition, chart.id))
    .join('; ')

const takenIn = ({ transitions }: DrawnChart, { taken }: InspectedStep) =>
  taken.flatMap((id) => transitions.find((transition) => transition.id === id) ?? [])
