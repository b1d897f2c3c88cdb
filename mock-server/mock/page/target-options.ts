import { api } from '../../../src/contract/api.ts'
import type { Fault } from '../../../src/contract/mock/mock.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import { routesOf } from '../../http/routes.ts'

const calls = routesOf(api)
const refusals = [...new Set(calls.flatMap(({ route }) => Object.keys(route.responses).map(Number)))]
  .filter((status) => status >= 400)
  .sort((a, b) => a - b)

/** The targets of faults, as options of a list, each with the faults that apply to it. */
export function targetOptions(refuseIdle: (fault: Fault) => void): string {
  const canHappen = (fault: Fault) => {
    try {
      refuseIdle(fault)
      return true
    } catch {
      return false
    }
  }

  function optionOf(call: string, label: string) {
    const plain: Fault[] = [
      { call, kind: 'latency', milliseconds: 0 },
      { call, kind: 'expiredToken' },
      { call, kind: 'droppedSocket' },
      { call, kind: 'silent' },
    ]
    const statuses = refusals.filter((status) => canHappen({ call, kind: 'status', status }))
    const kinds = [...plain.filter(canHappen).map(({ kind }) => kind), ...(statuses.length ? ['status'] : [])]
    if (kinds.length === 0) return []
    return [
      `<option value="${call}" data-kinds="${kinds.join(' ')}" data-statuses="${statuses.join(' ')}">${label}</option>`,
    ]
  }

  return [
    ...optionOf('*', 'Everything'),
    '<optgroup label="Live connections">',
    ...Object.values(namespaces).flatMap((name) => optionOf(name, name)),
    '</optgroup>',
    '<optgroup label="Calls">',
    ...calls.flatMap(({ name }) => optionOf(name, name)),
    '</optgroup>',
  ].join('\n')
}
