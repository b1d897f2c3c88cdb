import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { check } from '../../../mock-server/http/check.ts'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { users } from '../../../mock-server/store/schema.ts'
import { api } from '../../../src/contract/api.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import { TAKEN_CODE } from '../../../src/contract/shared/user/user.ts'
import type { Person, TestBackend } from '../../contract/backend.ts'

type Part = 'user' | 'contact'
/** Every call about accounts, and contact. */
export type CallName = { [Name in Part]: `${Name}.${keyof (typeof api)[Name] & string}` }[Part]
/** A number: refused with that status. */
export type Fault = 'silence' | 'cut before' | 'cut after' | 'off the contract' | number

const routes = routesOf(api).map(({ name, route }) => ({
  name,
  route,
  pattern: new RegExp(`^${API_BASE}${route.path.replace(/:\w+/g, '[^/]+')}(\\?.*)?$`),
}))

function responsesOf(call: CallName) {
  const responses = routes.find(({ name }) => name === call)?.route.responses
  if (!responses) throw new Error(`No call is named ${call}.`)
  return responses
}

/** Every refusal that the contract promises, and what it does not promise. */
export const faultsOf = (call: CallName): Fault[] => [
  'cut before',
  'cut after',
  'off the contract',
  ...statusesOf(call).filter((status) => status >= 400),
  'silence',
]

const statusesOf = (call: CallName) => Object.keys(responsesOf(call)).map(Number)

/** How the backend answers the call that is to fail, whether the page learns of it or not. */
export function outcomeOf(call: CallName, fault: Fault): Outcome {
  if (typeof fault === 'number') return fault
  if (fault === 'cut after') return Math.min(...statusesOf(call))
  return fault === 'off the contract' ? 200 : 'unanswered'
}

type Failing = { call: CallName; fault: Fault; person: Person }
type Send = () => Promise<Response>
/** A number: the status of the answer. */
type Outcome = 'not called' | 'waiting' | 'unanswered' | number

/** What lies between a page and the backend: `fetch` with cookies, which fails where a test says so. */
export function createNetwork(backend: TestBackend) {
  const reach = fetch
  const calls: (string | undefined)[] = []
  const cookies = new Map<string, string>()
  let pending = 0
  let next: Failing | undefined
  let outcome: Outcome = 'not called'

  async function deliver(path: string, { signal, ...init }: RequestInit) {
    const call = routes.find(({ route, pattern }) => route.method === init.method && pattern.test(path))?.name
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, ...(cookie && { cookie }) }
    const send = () => reach(`${backend.url}${path}`, { ...init, headers })
    calls.push(call)
    if (next && next.call === call) return fail(next, send, signal)
    const answer = await send()
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = '', rest] = /^([^=]+)=([^;]*)(.*)$/.exec(set) ?? []
      if (rest?.includes('; Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  async function fail(failing: Failing, send: Send, signal?: AbortSignal | null) {
    next = undefined
    outcome = 'waiting'
    if (failing.fault === 'silence') {
      return endOf(signal).finally(() => {
        outcome = 'unanswered'
      })
    }
    const answer = await answerTo(failing, backend, send)
    outcome = answer?.status ?? 'unanswered'
    if (!answer || failing.fault === 'cut after') throw new TypeError('The connection was reset.')
    return answer
  }

  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    // the test itself asks the backend
    if (!path.startsWith('/')) return reach(path, init)
    pending += 1
    return deliver(path, init).finally(() => {
      pending -= 1
    })
  })

  return {
    pending: () => pending,
    timesCalled: (call: CallName) => calls.filter((name) => name === call).length,
    /** Lets the next call of that name fail. */
    failNext(failing: Failing) {
      next = failing
    },
    outcome: () => outcome,
  }
}

/** What another client saves just before a call that is to be refused with 409. */
export const savedElsewhere = { firstName: 'Anna' }

/** Undefined where the call does not reach the backend. */
async function answerTo({ call, fault, person }: Failing, backend: TestBackend, send: Send) {
  if (fault === 'cut after') return send()
  if (fault === 'off the contract') return Response.json({ unexpected: true })
  if (typeof fault !== 'number') return undefined
  const allows = (body: object) => 'value' in check(responsesOf(call)[fault], body)
  if (allows({ code: 'fault', message: 'A fault.' })) {
    await backend.addFault({ call, kind: 'status', status: fault, count: 1 })
    return send()
  }
  if (call === 'user.updateUserInfo') {
    await backend.database.update(users).set(savedElsewhere).where(eq(users.email, person.email))
    return send()
  }
  const taken = { code: TAKEN_CODE, error: { username: person.username, email: person.email } }
  if (!allows(taken)) throw new Error(`How does ${call} answer ${fault}?`)
  return Response.json(taken, { status: fault })
}

/** Rejects when the page gives the call up. */
const endOf = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
