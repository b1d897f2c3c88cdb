import type { IncomingMessage } from 'node:http'
import { WINDOWS_LIMIT } from '../../../src/contract/shared/connection.ts'
import type { Costs, Meter } from '../limits/costs.ts'
import { createLimits, type Limits } from '../limits/limits.ts'
import { networkReader } from './network.ts'

/** The client of a live connection. */
export type Asker = { network: string; meter: Meter }
/** The limits that apply to live connections. */
export type Asking = { limits: Limits; askerOf(request: IncomingMessage): Asker }
/** Of the calls of one kind that a connection makes for all windows that share it. */
export const CONNECTION_LIMIT = { calls: 100 * WINDOWS_LIMIT, seconds: 10 }

export function createAsking(elapsed: () => number, costs: Costs, trustedProxies?: string[]): Asking {
  const networkOf = networkReader(trustedProxies)
  return {
    limits: createLimits(elapsed),
    askerOf(request) {
      const network = networkOf(request)
      return { network, meter: costs.of(network) }
    },
  }
}
