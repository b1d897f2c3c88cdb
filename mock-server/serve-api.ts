import type { FastifyInstance } from 'fastify'
import { api } from '../src/contract/api.ts'
import { API_BASE } from '../src/contract/calls.ts'
import type { Policy } from '../src/contract/policy.ts'
import { bind } from './http/bind.ts'
import { createGuard, type Guards } from './http/guard.ts'
import { type NamedRoute, routesOf } from './http/routes.ts'
import type { Serving } from './http/serve.ts'
import type { CallLog } from './mock/call-log.ts'
import { notYetServed, refuseNotYet } from './not-yet.ts'

/** Serves every call of the contract: each is either among the servings or on the list of those that wait. */
export function serveApi(server: FastifyInstance, servings: readonly Serving[], guards: Guards, log: CallLog) {
  for (const named of routesOf(api)) {
    const { name, route } = named
    const serving = servings.find((one) => one.route === route)
    if ((serving !== undefined) === notYetServed.includes(name)) {
      throw new Error(`${name} must be either served or on the list of calls that are not served yet.`)
    }
    const guard = createGuard(named, policyOf(named), guards)
    bind(server, named, serving ?? { route, handle: refuseNotYet }, {
      url: `${API_BASE}${route.path}`,
      guard: serving ? guard : (request, reply) => guard(request, reply).then(() => reply.sent || refuseNotYet()),
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
