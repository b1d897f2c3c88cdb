import { vi } from 'vitest'
import { createHttp as create } from '../../../src/adapters/http/http.ts'
import type { Environment } from '../../../src/contract/shared/environment.ts'
import type { User } from '../../../src/contract/shared/user/user.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

export const user: User = {
  username: 'demo',
  email: 'demo@marketflux.test',
  firstName: '',
  lastName: '',
  profession: '',
  about: '',
  country: '',
  language: '',
  gender: '',
}
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const expired = 'Bearer error="invalid_token", error_description="The access token expired"'
/** A refusal with 401 and the reason in its header. */
export const refusal = (wwwAuthenticate = expired) =>
  json(401, { code: 'unauthorized', message: 'No.' }, { 'www-authenticate': wwwAuthenticate })

type Bearer = Parameters<typeof create>[0]
/** The calls of a page in this process. */
export const createHttp = (bearer: Bearer, environment: Partial<Environment> = {}) =>
  create(bearer, { ...browserEnvironment(), ...environment })
/** No user is signed in, and none can sign in. */
export const noOne: Bearer = { signIn: () => undefined, renew: async () => undefined, doubt: async () => undefined }

export type Call = Pick<RequestInit, 'credentials' | 'keepalive'> & {
  path: string
  method: string
  headers: Headers
  body?: unknown
}
/** Answers every fetch and records the requests. */
export function serve(answer: (call: Call, count: number) => Response | Promise<Response>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, { headers, method = 'GET', body, ...how }: RequestInit) => {
    const said: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    const { credentials, keepalive } = how
    const call = { path, method, headers: new Headers(headers), credentials, keepalive, body: said }
    calls.push(call)
    return answer(call, calls.length)
  })
  return calls
}
export const bearers = (calls: Call[]) => calls.map(({ headers }) => headers.get('authorization'))
