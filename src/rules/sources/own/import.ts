import { type ImportReport, OWN_SOURCES_LIMIT, type OwnSourceCreation } from '../../../contract/sources/own-sources.ts'
import { isOpml, type OpmlSources, opmlSources } from './opml.ts'
import { shortAddress } from './words.ts'

/** What was read of a file, or why it was not. */
export type OpmlRead = ({ kind: 'sources' } & OpmlSources) | { kind: 'tooLarge' | 'binary' | 'failed' | 'noList' }

export const opmlRead = (text: string): OpmlRead =>
  isOpml(text) ? { kind: 'sources', ...opmlSources(text) } : { kind: 'noList' }

const found = (read: OpmlRead): OpmlSources => (read.kind === 'sources' ? read : { sources: [], unfit: 0 })

/** Those that are added: as many as can be at once. */
export const importable = (read: OpmlRead): readonly OwnSourceCreation[] =>
  found(read).sources.slice(0, OWN_SOURCES_LIMIT)

/** Why a list cannot be taken, as a sentence; '' where it can. `from`: what it is called, as in `importReport`. */
export function importProblem(from: string, read: OpmlRead): string {
  if (read.kind !== 'sources') return `${from} ${unreadWords[read.kind]}`
  if (read.sources.length > 0) return ''
  return `${from} ${read.unfit > 0 ? 'names no address that begins with http.' : 'names no source.'}`
}

const unreadWords = {
  failed: 'could not be read. Please try again.',
  tooLarge: 'is larger than 1 MB, which no list of sources needs.',
  binary: 'is not a text file.',
  noList: 'is not an OPML list. Other readers have one as “Export”.',
}

const sourceCount = (count: number) => (count === 1 ? '1 source' : `${count.toLocaleString('en')} sources`)

/** How many refusals are listed. */
const LISTED = 10

/** What became of a list, in sentences, with what was refused. `from`: what it is called. */
export function importReport(from: string, read: OpmlRead, { added, known, refused }: ImportReport) {
  const { sources, unfit } = found(read)
  const left = sources.length - importable(read).length
  const words = [
    added === 0 ? `Nothing was added from ${from}.` : `${sourceCount(added)} added from ${from}.`,
    known > 0 && `${known === sources.length ? 'All' : known} ${known === 1 ? 'was' : 'were'} there already.`,
    left > 0 && `${left} ${left === 1 ? 'is' : 'are'} left out: ${OWN_SOURCES_LIMIT} are possible.`,
    unfit > 0 && `${unfit} ${unfit === 1 ? 'has' : 'have'} no address of the web.`,
    refused.length > 0 && `${refused.length} could not be added:`,
  ].filter((sentence) => sentence !== false)
  const lines = refused.slice(0, LISTED).map(({ address, why }) => `${shortAddress(address)}: ${why}`)
  const more = refused.length > LISTED ? [`and ${refused.length - LISTED} more`] : []
  return { words: words.join(' '), lines: [...lines, ...more] }
}
