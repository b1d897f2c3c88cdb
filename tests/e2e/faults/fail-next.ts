import type { Request, Route } from '@playwright/test'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { api } from '../../../src/contract/api.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import type { World } from './scene.ts'

/** A number is a refusal with that status. */
export type Fault = 'silence' | 'cut after' | 'off the contract' | number

/** Lets the next call of that name fail. Returns a promise that resolves when it has failed. */
export async function failNext({ page, backend }: World, call: string, fault: Fault) {
  const route = routesOf(api).find(({ name }) => name === call)?.route
  if (!route) throw new Error(`No call is named ${call}.`)
  const pattern = new RegExp(`${API_BASE}${route.path.replace(/:\w+/g, '[^/]+')}(\\?.*)?$`)
  const failed = new Promise<void>((resolve) => {
    const watch = (request: Request) => {
      if (request.method() === route.method && pattern.test(request.url())) resolve()
    }
    page.on('requestfinished', watch)
    page.on('requestfailed', watch)
  })
  if (typeof fault === 'number') await backend.fault({ call, kind: 'status', status: fault, count: 1 })
  else if (fault === 'silence') await backend.fault({ call, kind: 'silent', count: 1 })
  else await page.route(pattern, fault === 'cut after' ? cutAfter : answerOffContract, { times: 1 })
  return { failed }
}

const answerOffContract = (route: Route) => route.fulfill({ status: 200, json: { unexpected: true } })

async function cutAfter(route: Route) {
  await commit(route.request())
  await route.abort('connectionreset')
}

/** The backend executes the call, but its answer does not reach the browser, cookies included. */
async function commit(request: Request) {
  const cookies = await request.frame().page().context().cookies(request.url())
  const headers = Object.entries(request.headers()).filter(([name]) => /^(authorization|content-type|x-)/.test(name))
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: [...headers, ['cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; ')]],
    body: request.postData(),
  })
  if (!answer.ok) throw new Error(`${request.url()} answered ${answer.status}: ${await answer.text()}`)
}
