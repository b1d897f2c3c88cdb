import type { FastifyInstance } from 'fastify'
import { api } from '../src/contract/api.ts'
import { API_BASE } from '../src/contract/shared/calls.ts'
import type { Policy } from '../src/contract/shared/policy.ts'
import { bind } from './http/bind.ts'
import { createGuard, type Guards } from './http/guard.ts'
import { createPacking } from './http/packed.ts'
import { type NamedRoute, routesOf } from './http/routes.ts'
import type { Serving } from './http/serve.ts'
import type { CallLog } from './mock/call-log.ts'

/** Serves every call of the contract, and throws when one has no serving. */
export function serveApi(server: FastifyInstance, servings: readonly Serving[], guards: Guards, log: CallLog) {
  for (const named of routesOf(api)) {
    const { name, route } = named
    const serving = servings.find((one) => one.route === route)
    if (!serving) throw new Error(`${name} is not served.`)
    const policy = policyOf(named)
    bind(server, named, serving, {
      url: `${API_BASE}${route.path}`,
      guard: createGuard(named, policy, guards),
      answered: (status) => log.count(name, status),
      ...(policy.bodyBytes !== undefined && { bodyLimit: policy.bodyBytes }),
      ...(isForEverybody(policy) && { pack: createPacking(serving.isHeld ?? false) }),
    })
  }
}

/**
 * Whether a call reads neither token nor cookie: everyone gets the same answer, so there is no secret in it. The answers of all others (sign-in,
 * tokens, profile, presets) are never compressed: together with text that somebody else chose, a secret could be guessed from their size (BREACH).
 */
export const isForEverybody = ({ needs, credentials }: Policy) => needs === 'anyone' && !credentials

export function policyOf({ name, route }: NamedRoute): Policy {
  if (!isPolicy(route.metadata)) throw new Error(`${name} has no policy.`)
  return route.metadata
}

const isPolicy = (metadata: unknown): metadata is Policy =>
  typeof metadata === 'object' && metadata !== null && 'needs' in metadata && 'limit' in metadata
