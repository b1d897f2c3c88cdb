import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { createCalls } from '../../../src/root/session/calls.ts'
import { firstContent } from '../../../src/rules/desks/desks.ts'
import { createSite, createTexts, createTime, openPage } from '../../model/drive/page.ts'
import { annFirst } from '../../model/drive/people.ts'

const desk = { ...firstContent, id: 'a', name: 'A' }
const tick = () => new Promise((resolve) => setTimeout(resolve))
/** A chart of which only the states matter here. */
const desks = () =>
  createActor(createMachine({ initial: 'parting', states: { parting: { on: { parted: 'away' } }, away: {} } })).start()

function open(deskSync: ReturnType<typeof desks> | undefined, answer: (url: string, token: string | null) => Response) {
  const asked: string[] = []
  const fetch = async (url: unknown, options?: RequestInit) => {
    const token = new Headers(options?.headers).get('authorization')
    asked.push([options?.method, String(url).replace(/^.*\/api/, ''), token].filter(Boolean).join(' '))
    return answer(String(url), token)
  }
  const { environment } = openPage('/', {
    site: createSite(),
    ofTheTab: createTexts(),
    time: createTime(),
    fetch: fetch as unknown as typeof window.fetch,
  })
  const refOf = (() => deskSync) as unknown as Parameters<typeof createCalls>[0]['refOf']
  return { asked, environment, ...createCalls({ refOf }, createStorage(environment), environment) }
}
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const change = { desks: [], revision: 0 }
const kept = (desks: unknown) => json(200, { data: { desks, revision: 1 } })

it('DSK-04 a sign-out is sent once the desks of the user have gone to the account, and at once where none do', async () => {
  const deskSync = desks()
  const sent: string[] = []
  const end = async (name: string, chart: typeof deskSync | undefined) => {
    const { turns } = open(chart, () => kept([]))
    return turns.endUnlessLater(0, async () => void sent.push(name))
  }
  const [held] = [end('after the desks', deskSync), await end('without the chart', undefined)]
  await tick()
  expect(sent).toEqual(['without the chart'])
  deskSync.send({ type: 'parted' })
  await held
  await end('later', deskSync)
  expect(sent).toEqual(['without the chart', 'after the desks', 'later'])
})

it('DSK-04 the desks of a user who has signed out go with the token of before, and with another where that is too old', async () => {
  const expired = { 'www-authenticate': 'Bearer error="invalid_token", error_description="expired"' }
  const { httpOf, asked } = open(undefined, (url, token) => {
    if (url.endsWith('refresh-access-token')) return json(200, 'ann-2')
    return token === 'Bearer ann-1' ? json(401, { code: 'expired', message: 'Expired.' }, expired) : kept([desk])
  })
  const { isKept } = await httpOf(annFirst).keepDesks({ ...change, desks: [desk] })
  expect([isKept, asked]).toEqual([
    true,
    ['PUT /desks Bearer ann-1', 'GET /user/refresh-access-token', 'PUT /desks Bearer ann-2'],
  ])
})

it('DSK-04 the desks of a user who has signed out go nowhere where another has signed in meanwhile', async () => {
  const { httpOf, asked, turns } = open(undefined, () => json(200, 'bob-2'))
  await turns.begin(async () => undefined, new AbortController().signal)
  await expect(httpOf({ ...annFirst, token: undefined }).keepDesks(change)).rejects.toThrow()
  expect(asked.filter((call) => /Bearer|refresh/.test(call))).toEqual([])
})
