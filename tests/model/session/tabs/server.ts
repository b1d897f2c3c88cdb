import { Failure } from '../../../../src/contract/shared/failure.ts'
import type { User } from '../../../../src/contract/shared/user/user.ts'

type Kept = { user: User; isAlive: boolean }

/** What the server knows of sign-ins. A cookie is the index of one. */
export function createServer() {
  const signIns: Kept[] = []
  let tokens = 0
  const find = (cookie: number | undefined) => {
    const found = cookie === undefined ? undefined : signIns[cookie]
    return found?.isAlive ? found : undefined
  }
  const tokenOf = (cookie: number) => `${cookie}.${++tokens}`
  const end = (cookie: number | undefined) => {
    const found = find(cookie)
    if (found) found.isAlive = false
  }
  const refused = { cookie: undefined, error: new Failure('refused', 401) }

  return {
    end,
    whoIs: (cookie: number | undefined) => find(cookie)?.user.username,
    /** Each answers what the browser gets: its cookie, and an output or an error. */
    logIn(former: number | undefined, user: User) {
      end(former)
      const cookie = signIns.push({ user, isAlive: true }) - 1
      return { cookie, output: { user, token: tokenOf(cookie) } }
    },
    restoreSignIn(cookie: number | undefined) {
      if (cookie === undefined) return { cookie, output: undefined }
      const found = find(cookie)
      return found ? { cookie, output: { user: found.user, token: tokenOf(cookie) } } : refused
    },
    refreshToken(cookie: number | undefined) {
      return cookie !== undefined && find(cookie) ? { cookie, output: tokenOf(cookie) } : refused
    },
    endSignIn(cookie: number | undefined) {
      end(cookie)
      return { cookie: undefined, output: undefined }
    },
  }
}
