import type { IncomingMessage } from 'node:http'
import type { Costs, Meter } from '../limits/costs.ts'
import { createLimits, type Limits } from '../limits/limits.ts'
import { networkReader } from './network.ts'

/** The client of a live connection. */
export type Asker = { network: string; meter: Meter }
/** The limits that apply to live connections. */
export type Asking = { limits: Limits; askerOf(request: IncomingMessage): Asker }

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
