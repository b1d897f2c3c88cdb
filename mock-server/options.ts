import { parseArgs } from 'node:util'
import { Scenario } from '../src/contract/mock/mock.ts'
import { CannotStart } from './cannot-start.ts'
import { isLoopback } from './http/asking/loopback.ts'
import { readTrustedProxies } from './http/asking/trusted-proxies.ts'
import { type LogLevel, logLevels } from './http/log-levels.ts'
import { type MailSettings, readMailSettings } from './mails/settings.ts'
import { readSourceSettings, type SourceSettings } from './sources/settings.ts'
import type { Storage } from './store/open-store.ts'

export type Options = MailSettings &
  SourceSettings & {
    host: string
    port: number
    /** Addresses and ranges of the proxies in front of the server; none by default. */
    trustedProxies?: string[] | undefined
    storage: Storage
    /** 'warn' by default. */
    logLevel?: LogLevel | undefined
    /** Files and folders with documents, addresses of feeds, OPML lists. */
    feeds: string[]
    /** The file of sources that is watched. */
    sources?: string | undefined
    isSimulated: boolean
    seed: string
    /** Where the simulated world begins; at the present without one. */
    scenario?: Scenario | undefined
    /** Only the person at this machine is meant to reach it. */
    isLocal?: boolean | undefined
    mock: 'off' | 'loopback' | 'token'
    hideAccounts: boolean
    /** Whether the account with the well-known password may be used, and when it is created. */
    demoAccount: 'none' | 'firstStart' | 'always'
  }

/** What the installation serves at its start. */
export const supplyOf = ({ isSimulated, isLocal = false, feeds, sources }: Options) => ({
  isSimulated,
  isLocal,
  hasFeeds: feeds.length > 0 || sources !== undefined,
})

const known = {
  feeds: { type: 'string', multiple: true },
  sources: { type: 'string' },
  'with-simulated': { type: 'boolean' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  'quiet-login': { type: 'boolean' },
  demo: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Environment = Record<string, string | undefined>

/** Returns 'help' when help was requested; throws CannotStart with one sentence about what is wrong. */
export function readOptions(given: string[], environment: Environment): Options | 'help' {
  const { values, positionals } = parse(given)
  if (values.help) return 'help'
  const feeds = feedsOf(given, values.feeds ?? [], positionals)
  const host = hostOf(environment.HOST || '127.0.0.1')
  const mails = mailsOf(host, environment)
  const hasReal = feeds.length > 0 || values.sources !== undefined
  const isLocal = !isForOthers(host, mails.publicUrl, environment)
  return {
    host,
    port: portOf(environment.PORT || '4173'),
    storage: environment.DATABASE_URL
      ? { databaseUrl: environment.DATABASE_URL }
      : { folder: environment.DATA_DIR || 'data' },
    logLevel: logLevelOf(environment.LOG_LEVEL || 'warn'),
    feeds,
    sources: values.sources,
    isSimulated: !hasReal || values['with-simulated'] === true,
    seed: values.seed ?? 'market-flux',
    scenario: scenarioOf(values.scenario, hasReal),
    mock: mockOf(host, environment),
    hideAccounts: values['quiet-login'] === true,
    isLocal,
    demoAccount: values.demo ? 'always' : isLocal ? 'firstStart' : 'none',
    trustedProxies: readTrustedProxies(environment.TRUSTED_PROXIES),
    ...mails,
    ...readSourceSettings(environment),
  }
}

function scenarioOf(text: string | undefined, hasReal: boolean) {
  if (text === undefined) return undefined
  const { data, error } = Scenario.safeParse(text)
  if (error) throw new CannotStart(`--scenario is '${text}'. ${error.issues[0]?.message}`)
  if (hasReal)
    throw new CannotStart(
      '--scenario shows a simulated day, and nothing real can stand beside it: leave out --feeds and --sources.',
    )
  return data
}

function logLevelOf(text: string): LogLevel {
  const level = logLevels.find((name) => name === text)
  if (!level) throw new CannotStart(`LOG_LEVEL is ${text}. It must be one of ${logLevels.join(', ')}.`)
  return level
}

function parse(given: string[]) {
  try {
    return parseArgs({ args: given, options: known, allowPositionals: true })
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new CannotStart(`${reason}. See npm start -- --help`)
  }
}

/** `--feeds a b c` names three: the parser would not take those after the first for values of the option. */
function feedsOf(given: string[], named: string[], others: string[]) {
  const isAfterFeeds = others.every(
    (other) => given.indexOf(other) > given.findIndex((text) => text.startsWith('--feeds')),
  )
  if (others.length && (named.length === 0 || !isAfterFeeds)) {
    throw new CannotStart(`Unexpected '${others[0]}'. See npm start -- --help`)
  }
  return [...named, ...others]
}

function portOf(text: string) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new CannotStart(`PORT is '${text}', but must be a number from 0 to 65535.`)
  return port
}

/** 'localhost' can resolve to two addresses, and listening on both would take two servers. */
const hostOf = (text: string) => (text === 'localhost' ? '127.0.0.1' : text)

/** Links in mails cannot lead to the address it listens on, unless they are opened on this machine. */
function mailsOf(host: string, environment: Environment): MailSettings {
  const settings = readMailSettings(environment)
  const isUnreachable = !isLoopback(host) && settings.publicUrl === undefined
  if (isUnreachable && settings.smtp !== undefined) throw new CannotStart('Set PUBLIC_URL: mails link there.')
  return settings
}

/** Whether anyone except the person at this machine is meant to reach it. */
const isForOthers = (host: string, publicUrl: string | undefined, { NODE_ENV, TRUSTED_PROXIES }: Environment) =>
  NODE_ENV === 'production' ||
  !isLoopback(host) ||
  Boolean(TRUSTED_PROXIES) ||
  (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname))

function mockOf(host: string, environment: Environment) {
  if (environment.NODE_ENV === 'production' && environment.MOCK !== 'on') return 'off'
  return isLoopback(host) ? 'loopback' : 'token'
}
