import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licence that we choose where a package offers several. */
const CHOSEN = { elkjs: 'EPL-2.0' }
/**
 * A development dependency in the lockfile that is nevertheless part of the build: the service worker's. As a dependency its optional peer,
 * TypeScript, would ship too.
 */
const BUNDLED = ['serwist', '@serwist/utils', 'idb']

/** The packages that ship, from the lockfile: the same on every system. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .map(([folder, locked]) => ({ ...locked, folder, name: folder.split('node_modules/').at(-1) }))
    .filter(({ name, dev, devOptional }) => name !== '' && ((!dev && !devOptional) || BUNDLED.includes(name)))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1))
}

/** Name, version and licence of each package that ships; the licence text of those that are installed here. */
export const noticesOf = () =>
  ['Market Flux is built with these packages. Their licences follow.', ...shippedPackages().map(noticeOf)].join(
    `\n\n${'-'.repeat(80)}\n\n`,
  )

function noticeOf({ name, version, folder, license }) {
  const installed = existsSync(folder) ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) : {}
  const said = license ?? installed.license ?? installed.licenses?.[0]?.type
  const chosen = CHOSEN[name] ? ` (used under ${CHOSEN[name]})` : ''
  const by = installed.author?.name ?? installed.author
  return [
    `${name} ${version}`,
    `Licence: ${said ?? 'see below'}${chosen}`,
    ...(by ? [`By ${by}`] : []),
    ...(installed.homepage ? [installed.homepage] : []),
    ...textsIn(folder),
  ].join('\n')
}

const textsIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => `\n${readFileSync(join(folder, file), 'utf8').trim()}`)
