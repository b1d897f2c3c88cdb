import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { type InspectedActor, type InspectedStep, KEPT_STEPS } from '../contract/inspection.ts'
import { type ChartNode, drawnChart, namedTransitions } from '../rules/chart-model.ts'
import { createRedaction } from '../rules/redaction.ts'

type Kept = InspectedActor & {
  named: ReadonlyMap<unknown, { id: string }>
  /** Since its last step. */
  taken: string[]
  from?: string | undefined
  count: number
}
export type Recorded =
  | { type: 'actor.came'; actor: InspectedActor }
  | { type: 'actor.left'; actor: string }
  | { type: 'step.taken'; actor: string; step: InspectedStep }

type Tell = (news: Recorded) => void

/** Writes down what charts are told and where it leads them, without secrets and for a while. `tell` hears of it at once. */
export function createRecorder({ now, tell }: { now: () => number; tell: Tell }) {
  const redact = createRedaction()
  const { records, meet, meetChildren } = createRecords(tell)

  function take(record: Kept, event: AnyEventObject, snapshot: unknown) {
    const step: InspectedStep = {
      n: record.count,
      at: now(),
      event: { ...objectOf(redact(event)), type: event.type },
      ...(record.from !== undefined && { from: record.from }),
      ...standingOf(snapshot),
      taken: record.taken,
      context: redact(contextOf(snapshot)),
    }
    record.count += 1
    record.taken = []
    record.from = undefined
    record.steps = [...record.steps, step].slice(-KEPT_STEPS)
    tell({ type: 'step.taken', actor: record.id, step })
    meetChildren(record, snapshot)
  }

  function see(event: InspectionEvent) {
    const record = records.get(event.actorRef.sessionId)
    if (!record) return
    if (event.type === '@xstate.event') record.from = event.sourceRef && records.get(event.sourceRef.sessionId)?.name
    if (event.type === '@xstate.microstep') {
      record.taken = [...record.taken, ...event._transitions.flatMap((taken) => record.named.get(taken)?.id ?? [])]
    }
    if (event.type === '@xstate.snapshot') take(record, event.event, event.snapshot)
  }

  return {
    watch(ref: AnyActorRef, name: string) {
      meetChildren(meet(ref, name), ref.getSnapshot())
      ref.system.inspect(see)
    },
    all: () => [...records.values()].map(shown),
  }
}

/** Which actors there are. A chart's ports are met when it has opened them, and left with it. */
function createRecords(tell: Tell) {
  const records = new Map<string, Kept>()

  function meet(ref: AnyActorRef, name: string, parent?: string): Kept {
    const known = records.get(ref.sessionId)
    if (known) return known
    const root = rootOf(ref)
    const record: Kept = {
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
    tell({ type: 'actor.came', actor: shown(record) })
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
    tell({ type: 'actor.left', actor: record.id })
  }

  return { records, meet, meetChildren }
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

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

const objectOf = (copy: unknown) => (typeof copy === 'object' && copy !== null ? copy : {})

const standingOf = (snapshot: unknown) => ({
  active: isMachineSnapshot(snapshot) ? snapshot._nodes.map(({ id }) => id) : [],
  status:
    typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot ? String(snapshot.status) : 'active',
})

/** Of a port, what it was asked and what it answered. */
function contextOf(snapshot: unknown) {
  if (isMachineSnapshot(snapshot)) return snapshot.context
  if (typeof snapshot !== 'object' || snapshot === null) return undefined
  const { input, output, error } = { input: undefined, output: undefined, error: undefined, ...snapshot }
  return { input, output, error }
}
