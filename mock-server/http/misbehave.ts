import type { AppRoute } from '@ts-rest/core'
import type { FastifyReply } from 'fastify'
import type { Fault } from '../../src/contract/mock/mock.ts'
import type { Policy } from '../../src/contract/shared/policy.ts'
import type { Faults } from '../mock/faults.ts'
import { check } from './check.ts'
import { Refusal } from './refusal.ts'
import type { NamedRoute } from './routes.ts'

const refusalOf = (status: number) => new Refusal(status, 'fault', `A fault was switched on: ${status}.`)

/** Whether a fault can apply to a call: the contract must include its status, and `expiredToken` needs a call that requires a bearer. */
export function applies(fault: Fault, route: AppRoute, policy: Policy) {
  switch (fault.kind) {
    case 'status': {
      const promised = route.responses[fault.status]
      return promised !== undefined && 'value' in check(promised, refusalOf(fault.status).problem)
    }
    case 'expiredToken':
      return policy.needs === 'user'
    default:
      return fault.kind !== 'droppedSocket'
  }
}

/** Applies the faults that are set for a call. */
export async function misbehave({ name, route }: NamedRoute, policy: Policy, faults: Faults, reply: FastifyReply) {
  const applying = faults.take(name, (fault) => applies(fault, route, policy))
  for (const fault of applying) {
    if (fault.kind === 'latency') await faults.wait(fault.milliseconds)
    if (fault.kind === 'status') throw refusalOf(fault.status)
    if (fault.kind === 'silent') reply.hijack()
  }
  const kinds = applying.map(({ kind }) => kind)
  return { isAnswered: kinds.includes('silent'), isExpired: kinds.includes('expiredToken') }
}
