import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Fault } from '../../../src/contract/mock.ts'
import { projectRoot } from '../../root.ts'
import { guardMock, MOCK_TOKEN_HEADER, type MockAccess } from '../mock-access.ts'
import { targetOptions } from './target-options.ts'

const read = (name: string) => readFileSync(join(projectRoot, 'mock-server/mock/page', name), 'utf8')

const fileOf = (name: string, type: string) => ({ url: `/mock/${name}`, type, content: read(name) })

/** The page of the levers (BCK-04). Where the calls need a token the page asks for it: it can be seen without one, but moves nothing. */
export function servePage(server: FastifyInstance, access: MockAccess, refuseIdle: (fault: Fault) => void) {
  const html = read('page.html')
    .replace('<!-- targets -->', targetOptions(refuseIdle))
    .replace('<body', access.kind === 'token' ? `<body data-token-header="${MOCK_TOKEN_HEADER}"` : '<body')
  const files = [
    { url: '/mock', type: 'text/html', content: html },
    { url: '/mock/', type: 'text/html', content: html },
    ...['page.js', 'page-calls.js', 'page-view.js'].map((name) => fileOf(name, 'text/javascript')),
    ...['page.css', 'page-parts.css'].map((name) => fileOf(name, 'text/css')),
  ]
  const onRequest = access.kind === 'token' ? [] : [guardMock(access)]
  for (const { url, type, content } of files) {
    server.get(url, { onRequest }, (_, reply) => reply.type(`${type}; charset=utf-8`).send(content))
  }
}
