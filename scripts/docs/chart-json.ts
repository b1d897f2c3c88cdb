import type { AnyStateMachine } from 'xstate'

/**
 * A chart in the format of XState's `createMachine` and Stately's editor. Computed values are names there, in the braces by which Stately marks an
 * expression: `"params": "{{idIn}}"`.
 */
export function chartJson(machine: AnyStateMachine): string {
  return `${JSON.stringify(machine.config, (_, value: unknown) => (typeof value === 'function' ? referenceTo(value) : value), 2)}\n`
}

function referenceTo({ name }: { name: string }) {
  // an inline function is named after its field
  if (['', 'params', 'input', 'context', 'guard', 'actions'].includes(name))
    throw new Error('A chart has a function without a name of its own.')
  return `{{${name}}}`
}
