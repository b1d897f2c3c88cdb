import type { FastifyInstance } from 'fastify'
import { api } from '../src/contract/api.ts'
import { API_BASE } from '../src/contract/shared/calls.ts'
import type { Policy } from '../src/contract/shared/policy.ts'
import { bind } from './http/bind.ts'
import { createGuard, type Guards } from './http/guard.ts'
import { type NamedRoute, routesOf } from './http/routes.ts'
import type { Serving } from './http/serve.ts'
import type { CallLog } from './mock/call-log.ts'

/** Serves every call of the contract, and throws when one has no serving. */
export function serveApi(server: FastifyInstance, servings: readonly Serving[], guards: Guards, log: CallLog) {
  for (const named of routesOf(api)) {
    const { name, route } = named
    const serving = servings.find((one) => one.route === route)
    if (!serving) throw new Error(`${name} is not served.`)
    bind(server, named, serving, {
      url: `${API_BASE}${route.path}`,
      guard: createGuard(named, policyOf(named), guards),
      answered: (status) => log.count(name, status),
    })
  }
}

export function policyOf({ name, route }: NamedRoute): Policy {
  if (!isPolicy(route.metadata)) throw new Error(`${name} has no policy.`)
  return route.metadata
}

const isPolicy = (metadata: unknown): metadata is Policy =>
  typeof metadata === 'object' && metadata !== null && 'needs' in metadata && 'limit' in metadata
