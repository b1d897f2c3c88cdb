import type { Environment } from '../../contract/shared/environment.ts'

/** Why this browser would forget a sign-in: it keeps keys and cookies marked Secure over https and on this machine only, and may refuse all cookies. */
export function whatForgetsSignIns({ page }: Pick<Environment, 'page'>) {
  if (!page.isSecureContext) return 'http'
  return page.navigator.cookieEnabled === false ? 'cookies' : undefined
}
