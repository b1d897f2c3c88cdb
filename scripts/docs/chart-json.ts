import type { AnyStateMachine } from 'xstate'

/**
 * A chart as XState's `createMachine` and Stately's editor read it. What the chart computes is a name there, in the braces by which Stately
 * marks an expression: `"params": "{{idIn}}"`.
 */
export function chartJson(machine: AnyStateMachine): string {
  return `${JSON.stringify(machine.config, (_, value: unknown) => (typeof value === 'function' ? referenceTo(value) : value), 2)}\n`
}

function referenceTo({ name }: { name: string }) {
  // a function that is written where it is used is called like the field that it stands in
  if (['', 'params', 'input', 'context', 'guard', 'actions'].includes(name))
    throw new Error('A chart has a function without a name of its own.')
  return `{{${name}}}`
}
