import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { MOCK_TOKEN_HEADER } from '../../src/contract/mock/mock.ts'
import type { Environment } from '../environment.ts'
import { isLoopback } from '../http/asking/loopback.ts'
import { forbidden, notFound } from '../http/refusal.ts'

/** Who may call `/mock`: no one, programs and pages of this machine, or callers with the token. */
export type MockAccess = { kind: 'off' } | { kind: 'loopback' } | { kind: 'token'; token: string }

export const accessOf = (kind: MockAccess['kind'], { randomText }: Pick<Environment, 'randomText'>): MockAccess =>
  kind === 'token' ? { kind, token: randomText(18) } : { kind }

/** Refuses callers that may not use `/mock`. A page of another site never may, under any name by which it reaches this machine. */
export function guardMock(access: MockAccess) {
  return async ({ headers, hostname }: FastifyRequest) => {
    if (access.kind === 'off') throw notFound('The calls under /mock are switched off.')
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden('Another site asks.')
    if (access.kind === 'loopback' && !isLoopback(hostname)) throw forbidden('Only this machine may ask.')
    if (access.kind === 'token' && !isToken(access.token, headers[MOCK_TOKEN_HEADER])) {
      throw forbidden(`The header ${MOCK_TOKEN_HEADER} needs the token that was printed at the start.`)
    }
  }
}

function isToken(token: string, given: unknown) {
  const [wanted, got] = [Buffer.from(token), Buffer.from(typeof given === 'string' ? given : '')]
  return wanted.length === got.length && timingSafeEqual(wanted, got)
}
