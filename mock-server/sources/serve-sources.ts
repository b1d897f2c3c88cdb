import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { MOCK_TOKEN_HEADER } from '../../src/contract/mock/mock.ts'
import { pages } from '../../src/contract/mock/mock-pages.routes.ts'
import { sources } from '../../src/contract/sources/sources.routes.ts'
import type { SourceEntry } from '../../src/contract/sources/sources.ts'
import { bind } from '../http/bind.ts'
import { invalid, notFound } from '../http/refusal.ts'
import { routesOf } from '../http/routes.ts'
import { type Serving, serve } from '../http/serve.ts'
import { guardMock, type MockAccess } from '../mock/mock-access.ts'
import { projectRoot } from '../root.ts'
import type { Polled, Poller } from './poll/poller.ts'

const done = { status: 204, body: undefined } as const

/** The page of sources at `/mock/sources`, and its calls. It looks like the other pages under `/mock` and uses their parts. */
export function serveSources(server: FastifyInstance, poller: Poller, access: MockAccess) {
  const servings = servingsOf(poller)
  for (const named of routesOf(sources)) {
    const serving = servings.find(({ route }) => route === named.route)
    if (!serving) throw new Error(`${named.name} is not served.`)
    bind(server, named, serving, { url: named.route.path, guard: guardMock(access) })
  }
  servePage(server, access)
}

function servingsOf(poller: Poller): Serving[] {
  /** Those of users are not the operator's to look at. */
  function known(id: string) {
    const polled = poller.find(id)
    if (!polled || polled.source.isOwn) throw notFound('There is no such source.')
    return polled
  }
  return [
    serve(sources.listSources, async () => ({ status: 200, body: { sources: poller.list().map(entryOf) } })),
    serve(sources.switchSource, async ({ params, body }) => {
      await poller.switch(known(params.id).source.id, body.isOn)
      return done
    }),
    serve(sources.trySource, async ({ params }) => {
      const { isOn, source } = known(params.id)
      if (!isOn) throw invalid('This source is switched off.')
      await poller.tryNow(source.id)
      return done
    }),
  ]
}

function entryOf(polled: Polled): SourceEntry {
  const { source, state, isOn } = polled
  return {
    id: source.id,
    address: source.address,
    name: source.name || state.title || source.address,
    isOn,
    state: stateOf(polled),
    movedTo: state.movedTo ?? null,
    succeededAt: instantOf(state.succeededAt),
    nextAt: isOn ? instantOf(state.nextAt) : null,
    items: state.items ?? 0,
    trouble: state.trouble ?? '',
    problems: state.problems ?? [],
  }
}

export function stateOf({ isOn, isRunning, state }: Polled): SourceEntry['state'] {
  if (state.isGone) return 'gone'
  if (!isOn) return 'off'
  if (isRunning) return 'asking'
  if (state.trouble !== undefined) return 'failing'
  return state.succeededAt === undefined ? 'waiting' : 'fine'
}

export const instantOf = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())

function servePage(server: FastifyInstance, access: MockAccess) {
  const read = (path: string) => readFileSync(join(projectRoot, 'mock-server', path), 'utf8')
  const page = read('sources/page/sources.html')
    .replace('    <!-- token -->\n', read('mock/page/token-form.html'))
    .replace('<body', access.kind === 'token' ? `<body data-token-header="${MOCK_TOKEN_HEADER}"` : '<body')
  const files = [
    { url: pages.showSources.path, type: 'text/html', content: page },
    { url: '/mock/sources.js', type: 'text/javascript', content: read('sources/page/sources.js') },
    { url: '/mock/sources.css', type: 'text/css', content: read('sources/page/sources.css') },
  ]
  // where a token is needed the page asks for it: without one it loads, but shows no data
  const onRequest = access.kind === 'token' ? [] : [guardMock(access)]
  for (const { url, type, content } of files) {
    server.get(url, { onRequest }, (_, reply) => reply.type(`${type}; charset=utf-8`).send(content))
  }
}
