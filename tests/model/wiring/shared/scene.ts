import { onTestFinished } from 'vitest'
import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, fromCallback } from 'xstate'
import { parentOf } from '../../../../src/machines/shared/report.ts'
import type { Role } from '../../../../src/root/charts.ts'
import { browserEnvironment } from '../../../../src/root/environment.ts'
import { isPerFeed } from '../../../../src/root/ids.ts'
import { startRoot } from '../../../../src/root/start.ts'
import type { FeedSlot } from '../../../../src/rules/shared/page/workspace.ts'
import { inputs, logics, withPorts } from './every-chart.ts'
import { everyWire } from './every-wire.ts'

/** What a chart's port was asked, or sent. */
type Note = { port: string; said: unknown }
const notes = new WeakMap<AnyActorRef['system'], Note[]>()

/** A port's chart; of a chart that is a part of another with the whole's id before it, as in `feed.0/list`. */
const pathOf = (port: AnyActorRef): string => {
  const chart = parentOf(port)
  const whole = chart && parentOf(chart)
  return whole && parentOf(whole) ? `${pathOf(chart)}/${chart.id}` : `${chart?.id}`
}
const quiet = (name: string) =>
  fromCallback<AnyEventObject>(({ input, receive, self, system }) => {
    const chart = pathOf(self)
    notes.get(system)?.push({ port: `${chart} asks ${name}`, said: input ?? 'nothing' })
    // the Terminal that is kept is in the context of its chart, too
    receive(
      ({ workspace, ...event }) => void notes.get(system)?.push({ port: `${chart} sends to ${name}`, said: event }),
    )
  })
const slots = [0, 1, 'newsPit'] as const
const roles = Object.keys(logics) as Role[]
const arrivalsAt = (at: readonly FeedSlot[]) =>
  roles.flatMap((role) => {
    const chart = { logic: withPorts(logics[role], quiet), input: inputs[role] }
    return isPerFeed(role) ? at.map((slot) => ({ id: `${role}.${slot}`, ...chart })) : [{ id: role, ...chart }]
  })
/** Made once: that takes longer than most tests. */
const arrivals = arrivalsAt(slots)

/** What is done: an event sent to a chart, or, `says`, a report that it makes. */
export type Step = { to: string; event: AnyEventObject } | { from: string; says: AnyEventObject }
export const send = (to: string, event: AnyEventObject | string): Step => ({ to, event: eventOf(event) })
export const says = (from: string, event: AnyEventObject | string): Step => ({ from, says: eventOf(event) })
/** The answer to what a port was asked. */
export const answers = (to: string, port: string, output: unknown) =>
  send(to, { type: `xstate.done.actor.${port}`, output })
export const fails = (to: string, port: string) => send(to, { type: `xstate.error.actor.${port}`, error: new Error() })
const eventOf = (event: AnyEventObject | string) => (typeof event === 'string' ? { type: event } : event)

/** The notification, when a notice appears. */
export const shown = (kind: 'Success' | 'Failure' | 'Info', text: string, displayTime?: number) => ({
  notice: displayTime === undefined ? { kind, text } : { kind, text, displayTime },
  state: 'shown.passing',
})

/** For each chart that has changed: its state, and what is different in its context; for each port, what came to it; and what charts report. */
export type Changes = Record<string, unknown>

/** All charts of the app, or those with these ids, with all their wires, and nothing behind their ports. */
export function openScene(ids?: readonly string[], at: readonly FeedSlot[] = slots) {
  const { root } = startRoot(browserEnvironment())
  onTestFinished(() => void root.stop())
  const charts = (at === slots ? arrivals : arrivalsAt(at)).filter(({ id }) => !ids || ids.includes(id))
  const noted: Note[] = []
  notes.set(root.system, noted)
  root.system.inspect(({ type, actorRef, ...inspected }) => {
    if (type !== '@xstate.event' || actorRef !== root || !('event' in inspected)) return
    const { event, sourceRef } = inspected as { event: AnyEventObject; sourceRef?: unknown }
    if (sourceRef && event.reportedBy) noted.push({ port: 'reports', said: `${event.reportedBy} ${event.type}` })
  })
  root.send({ type: 'charts.arrived', charts, wires: everyWire() })
  /** By its id, a part of another by its path. */
  const chart = (path: string): AnyActorRef => {
    const [id = '', ...parts] = path.split('/')
    return parts.reduce((whole, part) => whole.getSnapshot().children[part], root.system.get(id))
  }
  const pictures = () => new Map(charts.map(({ id }) => [id, pictureOf(chart(id).getSnapshot())]))
  function take(step: Step) {
    if ('to' in step) chart(step.to).send(step.event)
    else root.send({ ...step.says, reportedBy: step.from } as Parameters<typeof root.send>[0])
  }
  return {
    chart,
    take,
    snapshot: (id: string) => chart(id).getSnapshot(),
    /** More charts, as when their code has come. */
    arrive: (later: readonly string[]) =>
      root.send({ type: 'charts.arrived', charts: arrivals.filter(({ id }) => later.includes(id)) }),
    /** What came to the ports, and what was reported, since it was last asked. */
    news: () => noted.splice(0),
    stop: () => void root.stop(),
    /** Everything that a step changes, in any chart. */
    changes(step: Step): Changes {
      const before = pictures()
      noted.splice(0)
      take(step)
      const changed: Changes = {}
      for (const [id, now] of pictures()) {
        const news = different(before.get(id) ?? {}, now)
        if (news) changed[id] = news
      }
      for (const { port, said } of noted) changed[port] = [...((changed[port] as unknown[] | undefined) ?? []), said]
      return changed
    },
  }
}

/** The scene after these steps. */
export function after(...steps: Step[]) {
  const scene = openScene()
  for (const step of steps) scene.take(step)
  return scene
}

/** What the last of these steps changes. */
export function changesOf(...steps: Step[]): Changes {
  const scene = openScene()
  for (const step of steps.slice(0, -1)) scene.take(step)
  return scene.changes(steps.at(-1) as Step)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A state in words, of a chart with regions each of its own. */
const wordsOf = (value: AnyMachineSnapshot['value']): unknown => {
  if (typeof value === 'string') return value
  const regions = Object.entries(value)
  const [[name, inner] = ['', ''], ...others] = regions
  if (others.length > 0) return Object.fromEntries(regions.map(([region, at]) => [region, wordsOf(at ?? '')]))
  const words = wordsOf(inner ?? '')
  return typeof words === 'string' ? `${name}.${words}` : { [name]: words }
}
/** The feeds of the Terminal are in the context of its chart; what others know of them is tested by itself (`palette.test.ts`, `selection.desks.test.ts`). */
function pictureOf({ value, context, children }: AnyMachineSnapshot): Record<string, unknown> {
  const { feeds: _, pitFeed: __, content, building, ...own } = context
  const rest = content?.workspace ? {} : { content, building }
  const charts = Object.entries(children).flatMap(([id, child]) => {
    const inner = (child as AnyActorRef).getSnapshot()
    return inner && 'value' in inner ? [[id, pictureOf(inner)]] : []
  })
  return { ...own, ...rest, state: wordsOf(value), ...Object.fromEntries(charts) }
}
/** What is different now, of objects key by key; undefined where nothing is. */
function different(before: unknown, now: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(now)) return undefined
  if (!isObject(before) || !isObject(now)) return now ?? null
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return Object.fromEntries(
    keys.map((key) => [key, different(before[key], now[key])]).filter(([, value]) => value !== undefined),
  )
}

const keepers = [...slots.map((slot) => `lastNews.${slot}`), 'lastStories', 'lastPitStories']
/** The same change in every chart that keeps a live list, and what each asks. */
export const ofKeepers = (changed: object, asked?: string): Changes =>
  Object.fromEntries(
    keepers.flatMap((id): [string, unknown][] => [
      [id, changed],
      ...(asked ? [[`${id} asks ${asked}`, ['nothing']] satisfies [string, unknown]] : []),
    ]),
  )

/** Of all changes those that are named in others: of a sign-in, at which every chart of a user changes. */
export const only = (named: Changes, all: Changes): Changes =>
  Object.fromEntries(Object.keys(named).map((name) => [name, all[name]]))
