import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import type { BrowserName } from '../../../src/rules/shared/browser-name.ts'
import type { Deed } from '../../mails/letters.ts'
import type { AccountParts } from '../account-parts.ts'

/** In characters, as the contract says. */
const USER_AGENT_LIMIT = 500
/** Names that the library knows. Of others it repeats what the header says, and anybody can put words into a header. */
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/** How a browser names itself, '' where it does not. */
export const userAgentOf = (request: FastifyRequest) => (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT)

/** What a browser and its system are called, '' for either that its User-Agent header does not tell. */
export function browserOf(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: nameIn(browsers, browser.name), system: nameIn(systems, os.name) }
}

/** For a mail: when something is done, and with which browser. */
export const deedOf = ({ clock }: Pick<AccountParts, 'clock'>, request: FastifyRequest): Deed => ({
  at: clock.now(),
  browser: browserOf(userAgentOf(request)),
})

/** The system stands beside it: `Samsung Internet for Android` says it twice. */
const nameIn = (names: Set<string>, name = '') => (names.has(name) ? name.replace(/ for Android$/, '') : '')
