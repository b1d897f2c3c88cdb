import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { denied } from '../mock/mock.routes.ts'

const c = initContract()
const responses = { 200: c.otherResponse({ contentType: 'text/html', body: z.string() }), ...denied }

/** BCK-03, BCK-04, BCK-05: pages for people. Where a token is needed they ask for it, and can be seen without one. */
export const pages = c.router(
  {
    showLevers: { method: 'GET', path: '/mock', summary: 'The page of faults, headlines and the clock', responses },
    showOutbox: { method: 'GET', path: '/mock/outbox', summary: 'The page of the outbox', responses },
    showSources: { method: 'GET', path: '/mock/sources', summary: 'The page of the sources', responses },
  },
  { strictStatusCodes: true },
)
