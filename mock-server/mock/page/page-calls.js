const TIMEOUT_MS = 10_000
const TOKEN_KEY = 'mock-token'
const { tokenHeader } = document.body.dataset

/** Whether the calls need a token, and the token: undefined until it has been entered. */
export const needsToken = tokenHeader !== undefined
let token = needsToken ? (sessionStorage.getItem(TOKEN_KEY) ?? undefined) : undefined
export const isLocked = () => needsToken && token === undefined

export function takeToken(given) {
  token = given
  sessionStorage.setItem(TOKEN_KEY, given)
}

export function forgetToken() {
  token = undefined
  sessionStorage.removeItem(TOKEN_KEY)
}

export class Refused extends Error {
  constructor(status, message) {
    // the position within the body is for programs only
    super(message?.replace(/^body: (items\.\d+\.)?/, '') ?? `The backend answered ${status}.`)
    this.status = status
  }
}

/** Returns the answer of a call under `/mock`; rejects with a message for people. */
export async function call(method, path, body) {
  const answer = await fetch(`/mock/${path}`, {
    method,
    headers: {
      ...(tokenHeader ? { [tokenHeader]: token ?? '' } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Error('The backend does not answer. Is it running?')
  })
  const said = answer.status === 204 ? undefined : await answer.json().catch(() => undefined)
  if (answer.ok) return said
  throw new Refused(answer.status, said?.message)
}
