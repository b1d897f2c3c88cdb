import type { IncomingMessage } from 'node:http'
import type { Costs, Meter } from '../limits/costs.ts'
import { createLimits, type Limits } from '../limits/limits.ts'
import { networkReader } from './network.ts'

/** Who is at the other end of a live connection. */
export type Asker = { network: string; meter: Meter }
/** What live connections are held to. */
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
