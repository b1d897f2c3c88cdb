import type { Page, Request } from '@playwright/test'
import { check } from '../../../mock-server/http/check.ts'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { api } from '../../../src/contract/api.ts'
import { API_BASE } from '../../../src/contract/calls.ts'
import { TAKEN_CODE } from '../../../src/contract/user.ts'
import type { CallName, World } from './scene.ts'

/** A number: refused with that status. */
export type Fault = 'silence' | 'cut before' | 'cut after' | 'off the contract' | number

/** All but the silence: every refusal that the contract promises, and what it does not promise. */
export const quickFaultsOf = (call: CallName): Fault[] => [
  'cut before',
  'cut after',
  'off the contract',
  ...Object.keys(routeOf(call).responses)
    .map(Number)
    .filter((status) => status >= 400),
]

/** Lets the next call of that name fail. Answers a promise that it has. */
export async function befall(world: World, call: CallName, fault: Fault): Promise<{ fallen: Promise<void> }> {
  const { page } = world
  const { method, path } = routeOf(call)
  const pattern = new RegExp(`${API_BASE}${path.replace(/:\w+/g, '[^/]+')}(\\?.*)?$`)
  const fallen = new Promise<void>((resolve) => {
    const watch = (request: Request) => {
      if (request.method() === method && pattern.test(request.url())) resolve()
    }
    page.on('requestfinished', watch)
    page.on('requestfailed', watch)
  })
  // as the backend's fault 'silent', but for this page only: many are silent at a time
  if (fault === 'silence') await page.route(pattern, () => undefined, { times: 1 })
  else if (typeof fault === 'number') await refuse(world, call, fault, pattern)
  else if (fault === 'off the contract') await answerNext(page, pattern, 200, { said: 'by somebody else' })
  else await cutNext(page, pattern, fault === 'cut after')
  return { fallen }
}

/** By the backend; where the contract wants more than a problem, in its place. */
async function refuse({ page, backend, person }: World, call: CallName, status: number, pattern: RegExp) {
  const isProblem = 'value' in check(routeOf(call).responses[status], { code: 'fault', message: 'A fault.' })
  if (isProblem) return backend.fault({ call, kind: 'status', status, count: 1 })
  const { username, email } = person
  const taken = { code: TAKEN_CODE, error: { username, email } }
  if (!('value' in check(routeOf(call).responses[status], taken))) throw new Error(`How does ${call} answer ${status}?`)
  await answerNext(page, pattern, status, taken)
}

const answerNext = (page: Page, pattern: RegExp, status: number, json: unknown) =>
  page.route(pattern, (route) => route.fulfill({ status, json }), { times: 1 })

const cutNext = (page: Page, pattern: RegExp, isDone: boolean) =>
  page.route(
    pattern,
    async (route) => {
      if (isDone) await commit(page, route.request())
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** The backend does its part, and nothing of its answer reaches the browser, also no cookie. */
async function commit(page: Page, request: Request) {
  const cookies = await page.context().cookies(request.url())
  const headers = Object.entries(request.headers()).filter(([name]) => /^(authorization|content-type|x-)/.test(name))
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: [...headers, ['cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; ')]],
    body: request.postData(),
  })
  if (!answer.ok) throw new Error(`${request.url()} answered ${answer.status}: ${await answer.text()}`)
}

function routeOf(call: CallName) {
  const named = routesOf(api).find(({ name }) => name === call)
  if (!named) throw new Error(`Nothing is named ${call}.`)
  return named.route
}
