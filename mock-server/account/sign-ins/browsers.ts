import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import type { BrowserName } from '../../../src/rules/shared/browser-name.ts'
import type { Deed } from '../../mails/letters.ts'
import type { AccountParts } from '../account-parts.ts'

/** In characters, from the contract. */
const USER_AGENT_LIMIT = 500
/** Names that the library knows. For others it repeats the header, whose text anybody can choose. */
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/** The browser's own name for itself, '' where it sends none. */
export const userAgentOf = (request: FastifyRequest) => (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT)

/** The names of a browser and its system, '' for either that its User-Agent header does not reveal. */
export function browserOf(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: nameIn(browsers, browser.name), system: nameIn(systems, os.name) }
}

/** For a mail: when something was done, and with which browser. */
export const deedOf = ({ clock }: Pick<AccountParts, 'clock'>, request: FastifyRequest): Deed => ({
  at: clock.now(),
  browser: browserOf(userAgentOf(request)),
})

/** The system is named next to it: `Samsung Internet for Android` would repeat it. */
const nameIn = (names: Set<string>, name = '') => (names.has(name) ? name.replace(/ for Android$/, '') : '')
