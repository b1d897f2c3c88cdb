import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import type { AccountExport } from '../../../src/contract/account/account.ts'
import type { Person } from '../account/accounts.ts'
import { newFolder, startBackend } from '../backend.ts'
import type { SettingsSeen, TerminalSeen } from './upgrade-seen.ts'

/** Has a folder for each release, named after its version. */
export const RELEASES = 'tests/fixtures/upgrade'
export const VIEWPORT = { width: 1440, height: 900 }

/** What the release showed when its data were recorded. */
export type Facts = {
  /** By the server's clock, which was set. */
  recordedAt: string
  person: Person
  account: Omit<AccountExport, 'exportedAt' | 'signIns'>
  terminal: TerminalSeen
  settings: SettingsSeen
  /** Stored news, fetched and injected. */
  items: { id: string; title: string }[]
}
type State = Awaited<ReturnType<BrowserContext['storageState']>>
/** Playwright's types leave out what it reads of IndexedDB. */
type Origin = State['origins'][number] & { indexedDB?: { name: string }[] }
export type StorageState = Pick<State, 'cookies'> & { origins: Origin[] }

const files = (release: string) => ({
  data: `${RELEASES}/${release}/data.tar.br`,
  state: `${RELEASES}/${release}/storage-state.json`,
  facts: `${RELEASES}/${release}/facts.json`,
})
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

export const factsOf = (release: string): Facts => read(files(release).facts)

/** A release's browser storage, moved to `url`: origins and the cookie's name contain the port. */
export function storageStateOf(release: string, url: string): StorageState {
  const { cookies, origins }: StorageState = read(files(release).state)
  const inOneDay = Date.now() / 1000 + 24 * 3600
  return {
    // Playwright cannot set the clock by which the browser expires cookies
    cookies: cookies.map((cookie) => ({
      ...cookie,
      name: cookie.name.replace(/\d+$/, new URL(url).port),
      expires: inOneDay,
    })),
    origins: origins.map((origin) => ({ ...origin, origin: url })),
  }
}

/** Starts the current backend on a copy of a release's data, with its clock set to the time of the recording. */
export async function startUpgraded(release: string) {
  const folder = await newFolder()
  const archive = brotliDecompressSync(readFileSync(files(release).data), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive })
  // with a feed beside the simulation the lists are real, and making simulated ones takes longer than the start itself
  const options = ['--feeds', 'tests/fixtures/feeds/repeated.rss', '--with-simulated']
  return startBackend(options, startingAt(factsOf(release).recordedAt), folder)
}

/** Writes a release's fixture; returns the size of its data in bytes. */
export function keepRelease(release: string, folder: string, state: StorageState, facts: Facts) {
  const { data, state: stateFile, facts: factsFile } = files(release)
  const archive = execFileSync('tar', ['-cf', '-', '-C', folder, '.'], { maxBuffer: 2 ** 30 })
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // 64 MiB, more than the archive has: PostgreSQL's three databases are almost identical
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: 26,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  })
  writeFileSync(data, packed)
  writeFileSync(stateFile, `${JSON.stringify(state)}\n`)
  writeFileSync(factsFile, `${JSON.stringify(facts, null, 2)}\n`)
  return { unpacked: archive.length, packed: packed.length }
}

/**
 * The environment of a Node process whose clock starts at `time`. `/mock/clock` would come too late: the backend deletes expired mails and news
 * as it starts.
 */
export function startingAt(time: string) {
  const script = `
    const { now } = Date
    const ahead = ${Date.parse(time)} - now()
    Date.now = () => now() + ahead
    globalThis.Date = new Proxy(Date, {
      construct: (Real, values, made) => Reflect.construct(Real, values.length ? values : [Real.now()], made),
    })`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}
