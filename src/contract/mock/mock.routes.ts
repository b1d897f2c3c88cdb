import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { Problem } from '../shared/problem.ts'
import {
  CallLog,
  Clock,
  ClockChange,
  ContentInjection,
  Fault,
  Faults,
  Injected,
  Injection,
  Mail,
  MailList,
  WorldChange,
  WorldTime,
} from './mock.ts'

const c = initContract()

/**
 * 403: another site asks, or the printed token is missing where one is asked for. 404: the calls are switched off, or what is asked for is not there.
 * 500 `failed`: the backend's fault. Never 429: calls under `/mock` are not counted.
 */
export const denied = { 403: Problem, 404: Problem, 500: Problem } as const

/** Of calls that change something. 400 `invalid`, 413 `too-large`: bodies are read even where the call needs none. */
export const refused = { ...denied, 400: Problem, 413: Problem } as const

/** BCK-03, BCK-04: what demos and tests ask of the bundled backend. Not under `API_BASE`; no policy: switch and token guard them. */
export const mock = c.router(
  {
    addFault: {
      method: 'POST',
      path: '/mock/faults',
      summary: 'Switch a fault on; 404 when nothing has the name of its call',
      body: Fault,
      responses: { 204: c.noBody(), ...refused },
    },
    listFaults: {
      method: 'GET',
      path: '/mock/faults',
      summary: 'The faults that are on',
      responses: { 200: Faults, ...denied },
    },
    clearFaults: {
      method: 'DELETE',
      path: '/mock/faults',
      summary: 'Switch all faults off',
      responses: { 204: c.noBody(), ...refused },
    },
    injectNews: {
      method: 'POST',
      path: '/mock/news',
      summary: 'Put headlines in',
      body: Injection,
      responses: { 200: Injected, ...refused },
    },
    injectContent: {
      method: 'POST',
      path: '/mock/content',
      summary: 'Put items of the News Pit in',
      body: ContentInjection,
      responses: { 200: Injected, ...refused },
    },
    readClock: {
      method: 'GET',
      path: '/mock/clock',
      summary: "The backend's clock",
      responses: { 200: Clock, ...denied },
    },
    setClock: {
      method: 'POST',
      path: '/mock/clock',
      summary: "Set, move or pace the backend's clock",
      body: ClockChange,
      responses: { 200: Clock, ...refused },
    },
    readWorld: {
      method: 'GET',
      path: '/mock/world',
      summary: 'The time of the simulated world, and its scenario',
      responses: { 200: WorldTime, ...denied },
    },
    setWorld: {
      method: 'POST',
      path: '/mock/world',
      summary: 'Begin a scenario, or end it; 400 where anything real is served',
      body: WorldChange,
      responses: { 200: WorldTime, ...refused },
    },
    reset: {
      method: 'POST',
      path: '/mock/reset',
      summary:
        'Back to the start: no faults, no injected items, the clock of the world, no account but that of the demo',
      body: c.noBody(),
      responses: { 204: c.noBody(), ...refused },
    },
    readLog: {
      method: 'GET',
      path: '/mock/log',
      summary: 'Counts of answers by call and status',
      responses: { 200: CallLog, ...denied },
    },
    listMails: {
      method: 'GET',
      path: '/mock/mails',
      summary: 'The newest mails of the outbox',
      responses: { 200: MailList, ...denied },
    },
    readMail: {
      method: 'GET',
      path: '/mock/mails/:id',
      pathParams: z.strictObject({ id: Id }),
      summary: 'A mail of the outbox with its text; 404 when it is not there',
      responses: { 200: Mail, ...denied, 400: Problem },
    },
    clearMails: {
      method: 'DELETE',
      path: '/mock/mails',
      summary: 'Empty the outbox',
      responses: { 204: c.noBody(), ...refused },
    },
  },
  { strictStatusCodes: true },
)
