import { readFileSync } from 'node:fs'
import { io } from 'socket.io-client'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { until } from '../../setup.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Recorded = {
  recordedAt: string
  /** In the order in which the app made them. The values of tokens and cookies are those of today's sign-in. */
  calls: {
    method: string
    path: string
    headers: Record<string, string>
    body?: unknown
    needsToken?: boolean
    hasCookie?: boolean
    status: number
  }[]
  /** What the release's contract says of the body, by call and status: without a row there is none. */
  answers: Record<string, JsonSchema>
  messages: { namespace: string; event: string; args: unknown[] }[]
  /** Of the events that the app received: its contract about each argument. */
  events: Record<string, Record<string, JsonSchema[]>>
}

/** Recorded from the app of the release in a browser, see docs/upgrade.md. */
const recorded: Recorded = JSON.parse(readFileSync('tests/fixtures/upgrade/0.1.0/client.json', 'utf8'))

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
  await backend.call('POST', '/mock/clock', { body: { now: recorded.recordedAt } })
})

const wrongIn = (schema: JsonSchema, value: unknown) =>
  z
    .fromJSONSchema(schema)
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

/** A list without items has nothing that could be wrong. */
const Empty = z.object({ data: z.union([z.array(z.unknown()).length(0), z.null()]) })
const Token = z.object({ accessToken: z.string() })

it('RTE-13 API-01 the calls that the app of 0.1.0 makes are answered as its contract expects', async () => {
  let token: string | undefined
  let cookie: string | undefined
  const seen = []
  for (const { method, path, headers, body, needsToken, hasCookie, status } of recorded.calls) {
    const answer = await backend.call(method, path, {
      headers,
      body,
      ...(needsToken && token !== undefined && { token }),
      ...(hasCookie && cookie !== undefined && { cookie }),
    })
    const schema = recorded.answers[`${method} ${path.replace(/^\/api/, '')} ${status}`]
    const wrong = schema === undefined ? [] : wrongIn(schema, answer.body)
    seen.push([method, path, answer.status, Empty.safeParse(answer.body).success, wrong])
    token = Token.safeParse(answer.body).data?.accessToken ?? token
    cookie = answer.cookie ?? cookie
  }
  expect(seen).toEqual(recorded.calls.map(({ method, path, status }) => [method, path, status, false, []]))
})

it('RTE-13 RT-02 what the app of 0.1.0 says over its live connection is answered as its contract expects', async () => {
  const wrong: string[] = []
  const received = new Set<string>()
  for (const [namespace, events] of Object.entries(recorded.events)) {
    const socket = io(`${backend.url}${namespace}`, { transports: ['websocket'], forceNew: true })
    onTestFinished(() => void socket.close())
    socket.on('error', (problem) => wrong.push(JSON.stringify(problem)))
    for (const [event, schemas] of Object.entries(events))
      socket.on(event, (...args: unknown[]) => {
        received.add(`${namespace} ${event}`)
        // the app reads those that it knows
        wrong.push(...schemas.flatMap((schema, index) => wrongIn(schema, args[index])))
      })
    for (const message of recorded.messages)
      if (message.namespace === namespace) socket.emit(message.event, ...message.args)
  }
  const hasCome = (...names: string[]) => until(() => expect([...received]).toEqual(expect.arrayContaining(names)))
  await hasCome('/news initial', '/content initial', '/financial quotes.update')
  await backend.call('POST', '/mock/news', { body: { items: [{ title: 'Copper rises' }] } })
  await hasCome('/news update')
  expect(wrong).toEqual([])
})
