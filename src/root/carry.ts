import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { activeStates } from './inspector/inspected.ts'

type Part = { snapshot: Snapshot<unknown>; src: unknown; syncSnapshot?: boolean; systemId?: string }
type Persisted = Snapshot<unknown> & { value: StateValue; context: object; children: Record<string, Part> }

export const isChart = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic && 'root' in logic
export const isPersisted = (snapshot: object): snapshot is Persisted => 'value' in snapshot && 'context' in snapshot

/** `logic` with an edited chart in place of the one with the same id, by itself or as a part; ports stay filled. The same object where it is in neither. */
export function withEdited<Logic>(logic: Logic, edited: AnyStateMachine): Logic | AnyStateMachine {
  if (!isChart(logic)) return logic
  const before = Object.entries(logic.implementations.actors)
  const actors = Object.fromEntries(before.map(([name, part]) => [name, withEdited(part, edited)]))
  if (logic.id === edited.id) return edited.provide({ actors })
  return before.some(([name, part]) => actors[name] !== part) ? logic.provide({ actors }) : logic
}

/**
 * What a chart had come to, for its edited version: states that are still there, and the initial one where a state is gone; the context, with what is
 * new in it; parts of states that are still active. A wait (`after`) that was under way does not go on.
 */
export function carry(chart: AnyStateMachine, persisted: Persisted, input?: unknown): Persisted {
  const start = createActor(chart, { input })
  const context = { ...start.getSnapshot().context, ...persisted.context }
  const resolved = chart.resolveState({ value: kept(chart.root, persisted.value), context })
  const children = Object.fromEntries(
    activeStates(resolved)
      .flatMap(({ invoke }) => invoke)
      .flatMap(({ id, src, input, systemId, onSnapshot }) => {
        const logic: unknown = typeof src === 'string' ? chart.implementations.actors[src] : src
        if (!isLogic(logic)) return []
        const known = persisted.children[id]
        if (known) return [[id, { ...known, snapshot: carryPart(logic, known.snapshot) }]]
        const given =
          typeof input === 'function' ? input({ context, event: { type: 'xstate.init' }, self: start }) : input
        const snapshot = createActor(logic, { input: given }).getPersistedSnapshot()
        return [[id, { snapshot, src, systemId, syncSnapshot: onSnapshot !== undefined }]]
      }),
  )
  return { ...persisted, value: resolved.value, context, children }
}

const isLogic = (thing: unknown): thing is AnyActorLogic =>
  typeof thing === 'object' && thing !== null && 'transition' in thing
const carryPart = (logic: AnyActorLogic, snapshot: Snapshot<unknown>) =>
  isChart(logic) && isPersisted(snapshot) ? carry(logic, snapshot) : snapshot

/** As much of a state's value as the chart still has; `{}` where a state is to begin from its start. */
const kept = (node: AnyStateNode, value: StateValue): StateValue =>
  typeof value === 'string'
    ? node.states[value]
      ? value
      : {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, inner]) => {
          const state = node.states[key]
          return state && inner !== undefined ? [[key, kept(state, inner)]] : []
        }),
      )
