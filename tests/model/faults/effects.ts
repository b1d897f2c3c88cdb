import { AccountExport } from '../../../src/contract/account/account.ts'
import { SignedIn } from '../../../src/contract/shared/user/user.ts'
import type { Person } from '../../contract/backend.ts'

type World = { backend: { url: string; mailsTo(email: string): Promise<{ kind: string }[]> }; person: Person }

/** How many mails of each kind somebody has got. */
export async function mailsOf({ backend, person }: World) {
  const counts: Record<string, number> = {}
  for (const { kind } of await backend.mailsTo(person.email)) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** Asks the backend, past the browser. */
function ask({ backend }: World, method: string, path: string, body?: unknown, token?: string, browser = 'Elsewhere') {
  return fetch(`${backend.url}/api/user/${path}`, {
    method,
    headers: {
      'x-timezone': 'Etc/UTC',
      'user-agent': browser,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  })
}

/** The status of a sign-in with this password. */
export const opens = async (world: World, password = world.person.password) =>
  (await ask(world, 'POST', 'login', { email: world.person.email, password })).status

const ASKING = 'The test'

/** All that the backend keeps about somebody, but for the sign-ins of this very question. */
export async function keptOf(world: World): Promise<AccountExport> {
  const { email, password } = world.person
  const answer = await ask(world, 'POST', 'login', { email, password }, undefined, ASKING)
  const { accessToken } = SignedIn.parse(await answer.json())
  const kept = AccountExport.parse(await (await ask(world, 'GET', 'export', undefined, accessToken)).json())
  return { ...kept, signIns: kept.signIns.filter(({ userAgent }) => userAgent !== ASKING) }
}

export const signInsOf = async (world: World) => (await keptOf(world)).signIns.length
