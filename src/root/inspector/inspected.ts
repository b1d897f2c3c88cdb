import { type AnyMachineSnapshot, getStateNodes, type InspectedMicrostepEvent } from 'xstate'

/** The states that a snapshot is in, outer ones first. */
export const activeStates = ({ machine, value }: Pick<AnyMachineSnapshot, 'machine' | 'value'>) => [
  ...new Set(getStateNodes(machine.root, value)),
]

/** The transitions that a microstep took. XState has no public name for them: docs/decisions.md. */
// biome-ignore lint/plugin: the only way to them
export const transitionsTaken = (microstep: InspectedMicrostepEvent) => microstep._transitions
