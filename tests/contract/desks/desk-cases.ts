import type { Desk } from '../../../src/contract/desks/desks.ts'
import type { StoredDesks } from '../../../src/contract/desks/stored-desks.ts'
import { firstContent } from '../../../src/rules/desks/desks.ts'
import type { Answer, TestBackend } from '../backend.ts'

const path = '/api/desks'

export const desk = (id: string, change: Partial<Desk> = {}): Desk => ({ ...firstContent, id, name: id, ...change })
export const storedIn = ({ body }: Answer) => (body as { data: StoredDesks }).data

/** One real request for every status that the contract lists for a call about desks; 429 and 500 are the same for all. */
export function deskCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const call = async (method: string, body?: unknown) =>
    backend().call(method, path, { token: (await backend().signIn()).token, ...(body ? { body } : {}) })
  const desks = [desk('a'), desk('b')]
  const revision = async () => storedIn(await call('GET')).revision
  return {
    'desks.list 200': () => call('GET'),
    'desks.list 401': () => backend().call('GET', path),
    'desks.keep 200': async () => call('PUT', { desks, revision: await revision() }),
    'desks.keep 400': () => call('PUT', { desks: [], revision: 0 }),
    'desks.keep 401': () => backend().call('PUT', path, { body: { desks, revision: 0 } }),
    'desks.keep 409': async () => call('PUT', { desks, revision: (await revision()) + 1 }),
    'desks.keep 413': () => call('PUT', { desks, revision: 0, more: 'x'.repeat(1024 * 1024) }),
  }
}
