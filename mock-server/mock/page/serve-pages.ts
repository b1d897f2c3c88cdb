import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Fault, MOCK_TOKEN_HEADER, Scenario } from '../../../src/contract/mock/mock.ts'
import { pages } from '../../../src/contract/mock/mock-pages.routes.ts'
import { projectRoot } from '../../root.ts'
import { guardMock, type MockAccess } from '../mock-access.ts'
import { targetOptions } from './target-options.ts'

const read = (name: string) => readFileSync(join(projectRoot, 'mock-server/mock/page', name), 'utf8')

type File = { type: string; content(): string }
const fileOf = (name: string, type: string): [string, File] => [`/mock/${name}`, { type, content: () => read(name) }]

const scripts = ['page.js', 'page-calls.js', 'page-frame.js', 'page-view.js', 'outbox.js', 'outbox-view.js']
const styles = ['page.css', 'page-parts.css', 'outbox.css']

const scenarioOptions = Scenario.options.map((name) => `<option>${name}</option>`).join('\n')

/**
 * The pages of the levers (BCK-04) and of the outbox (BCK-03). Where the calls need a token the pages ask for it: they can be seen without one, but show and move nothing.
 * Each is made when it is first asked for.
 */
export function serveMockPages(server: FastifyInstance, access: MockAccess, refuseIdle: (fault: Fault) => void) {
  const pageOf = (name: string) =>
    read(name)
      .replace('    <!-- token -->\n', read('token-form.html'))
      .replace('<body', access.kind === 'token' ? `<body data-token-header="${MOCK_TOKEN_HEADER}"` : '<body')
  const levers: File = {
    type: 'text/html',
    content: () =>
      pageOf('page.html')
        .replace('<!-- targets -->', targetOptions(refuseIdle))
        .replace('<!-- scenarios -->', scenarioOptions),
  }
  const files: [string, File][] = [
    [pages.showLevers.path, levers],
    ['/mock/', levers],
    [pages.showOutbox.path, { type: 'text/html', content: () => pageOf('outbox.html') }],
    ...scripts.map((name) => fileOf(name, 'text/javascript')),
    ...styles.map((name) => fileOf(name, 'text/css')),
  ]
  const onRequest = access.kind === 'token' ? [] : [guardMock(access)]
  for (const [url, { type, content }] of files) {
    let made: string | undefined
    server.get(url, { onRequest }, (_, reply) => {
      made ??= content()
      return reply.type(`${type}; charset=utf-8`).send(made)
    })
  }
}
