import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import {
  type InspectedActor,
  type InspectedMessage,
  type InspectedStep,
  KEPT_STEPS,
} from '../../contract/inspector/inspection.ts'
import { type ChartNode, drawnChart, namedTransitions } from '../../rules/inspector/chart-model.ts'
import { acceptedIn } from '../../rules/inspector/given-events.ts'
import { createRedaction } from '../../rules/inspector/redaction.ts'
import { activeStates, transitionsTaken } from './inspected.ts'
import { createMessages, isActorRef } from './messages.ts'

type Kept = InspectedActor & {
  ref: AnyActorRef
  named: ReadonlyMap<unknown, { id: string }>
  /** Since its last step. */
  taken: string[]
  count: number
}
export type Recorded =
  | { type: 'actor.came'; actor: InspectedActor }
  | { type: 'actor.left'; actor: string }
  | { type: 'step.taken'; actor: string; step: InspectedStep }
  | { type: 'message.sent'; message: InspectedMessage }

type Notify = (news: Recorded) => void

/** Records the events that charts receive and where they lead, without secrets and for a while. `notify` is called with each record at once. */
export function createRecorder({ now, notify }: { now: () => number; notify: Notify }) {
  const redact = createRedaction()
  const { records, meet, meetChart, meetChildren } = createRecords(notify)
  const eventOf = (event: AnyEventObject) => ({ ...objectOf(redact(event)), type: event.type })
  const messages = createMessages({
    now,
    redact: eventOf,
    nameOf: (ref) => records.get(ref.sessionId)?.name ?? (isActorRef(ref) ? nameOf(ref.id) : ref.sessionId),
    notify: (message) => notify({ type: 'message.sent', message }),
  })

  function take(record: Kept, event: AnyEventObject, snapshot: unknown, message: InspectedMessage | undefined) {
    const step: InspectedStep = {
      n: record.count,
      at: now(),
      event: eventOf(event),
      ...(message?.from && { from: message.from.name }),
      ...(message && { message: message.n }),
      ...standingOf(snapshot),
      taken: record.taken,
      context: redact(contextOf(snapshot)),
    }
    record.count += 1
    record.taken = []
    record.steps = [...record.steps, step].slice(-KEPT_STEPS)
    notify({ type: 'step.taken', actor: record.id, step })
    meetChildren(record, snapshot)
  }

  function see(event: InspectionEvent) {
    const record = records.get(event.actorRef.sessionId) ?? meetChart(event.actorRef)
    if (event.type === '@xstate.event') messages.listen(event)
    const message = event.type === '@xstate.snapshot' ? messages.settle(event) : undefined
    if (!record) return
    if (event.type === '@xstate.microstep') {
      record.taken = [...record.taken, ...transitionsTaken(event).flatMap((taken) => record.named.get(taken)?.id ?? [])]
    }
    // the root is shown each change of its charts: those are steps of theirs
    if (event.type === '@xstate.snapshot' && !event.event.type.startsWith('xstate.snapshot.'))
      take(record, event.event, event.snapshot, message)
  }

  return {
    watch(ref: AnyActorRef, name = ref.id) {
      meetChildren(meet(ref, name), ref.getSnapshot())
      ref.system.inspect(see)
    },
    all: () => [...records.values()].map(shown),
    messages: messages.all,
    give: giver(records, messages.markGiven),
  }
}

/** Hands a chart an event of the inspector, if it accepts such now. */
const giver =
  (records: ReadonlyMap<string, Kept>, mark: (event: AnyEventObject) => void) =>
  (actor: string, event: AnyEventObject) => {
    const { ref, chart } = records.get(actor) ?? {}
    if (!ref || !chart || !acceptedIn(chart, standingOf(ref.getSnapshot()).active).includes(event.type)) return false
    mark(event)
    ref.send(event)
    return true
  }

/** Which actors there are. A chart's ports are met when it has opened them, and left with it. */
function createRecords(notify: Notify) {
  const records = new Map<string, Kept>()

  function meet(ref: AnyActorRef, name: string, parent?: string): Kept {
    const known = records.get(ref.sessionId)
    if (known) return known
    const root = rootOf(ref)
    const record: Kept = {
      ref,
      id: ref.sessionId,
      name,
      ...(parent !== undefined && { parent }),
      ...(root && { chart: drawnChart(root) }),
      steps: [],
      named: root ? namedTransitions(root) : new Map(),
      taken: [],
      count: 0,
    }
    records.set(record.id, record)
    notify({ type: 'actor.came', actor: shown(record) })
    return record
  }

  function meetChildren(record: Kept, snapshot: unknown) {
    const children = childrenOf(snapshot)
    const here = new Set(children.map(([, child]) => child.sessionId))
    for (const other of [...records.values()]) {
      if (other.parent === record.id && !here.has(other.id)) leave(other)
    }
    for (const [id, child] of children) meet(child, id, record.id)
  }

  function leave(record: Kept) {
    records.delete(record.id)
    for (const other of [...records.values()]) if (other.parent === record.id) leave(other)
    notify({ type: 'actor.left', actor: record.id })
  }

  /** What the root has spawned goes by the name that the system knows it by. */
  const meetChart = (ref: ActorRefLike) =>
    isActorRef(ref) && ref.system.get(ref.id) === ref ? meet(ref, nameOf(ref.id)) : undefined

  return { records, meet, meetChart, meetChildren }
}

const shown = ({ id, name, parent, chart, steps }: Kept): InspectedActor => ({
  id,
  name,
  ...(parent !== undefined && { parent }),
  ...(chart && { chart }),
  steps,
})

const childrenOf = (snapshot: unknown): [string, AnyActorRef][] =>
  isMachineSnapshot(snapshot)
    ? Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) => (child ? [[id, child]] : []))
    : []

function rootOf(ref: AnyActorRef): ChartNode | undefined {
  const logic: unknown = 'logic' in ref ? ref.logic : undefined
  return hasRoot(logic) ? logic.root : undefined
}
const hasRoot = (logic: unknown): logic is { root: ChartNode } =>
  typeof logic === 'object' && logic !== null && 'root' in logic

const objectOf = (copy: unknown) => (typeof copy === 'object' && copy !== null ? copy : {})

const standingOf = (snapshot: unknown) => ({
  active: isMachineSnapshot(snapshot) ? activeStates(snapshot).map(({ id }) => id) : [],
  status:
    typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot ? String(snapshot.status) : 'active',
})

/** The root's context holds the charts themselves and their wires. */
function withoutCode({ charts, wires, delivered, ...context }: Record<string, unknown>) {
  return wires === undefined ? { ...context, ...(charts !== undefined && { charts }) } : context
}

/** Feeds and what belongs to them are counted from the left. */
const nameOf = (id: string) =>
  id.replace(/\.(\d+)$/, (_, slot) => ` ${Number(slot) + 1}`).replace('.newsPit', ' of the News Pit')

/** Of a port, what it was asked and what it answered. */
function contextOf(snapshot: unknown) {
  if (isMachineSnapshot(snapshot)) return withoutCode(snapshot.context)
  if (typeof snapshot !== 'object' || snapshot === null) return undefined
  const { input, output, error } = { input: undefined, output: undefined, error: undefined, ...snapshot }
  return { input, output, error }
}
