import type { OwnSource, SourcePreview } from '../../../contract/sources/own-sources.ts'
import type { SourceEdit, Sources } from './edits.ts'

type Named = Pick<OwnSource, 'name' | 'title' | 'address'>

/** An address as people read it: without what nearly all of them have. */
export const shortAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** What a source is called. */
export const nameOf = ({ name, title, address }: Named) => name || title || shortAddress(address)
/** What its headlines name as their publisher. */
export const publisherOf = ({ name, title, address }: Named) => name || title || address

/** '1 headline', '1,200 headlines'. */
export const headlineCount = (count: number) => (count === 1 ? '1 headline' : `${count.toLocaleString('en')} headlines`)

/** What was found at an address. */
export const foundWords = ({ count }: SourcePreview) => (count === 0 ? 'No headlines yet' : headlineCount(count))

/** Who has a source already, as a sentence; '' where it can be added. */
export function knownWords({ knownTo }: SourcePreview): string {
  if (knownTo === 'user') return 'You have this source already.'
  return knownTo === 'installation' ? 'Everybody has this source already: its headlines are in all feeds.' : ''
}

/** What could not be done with a source, as a sentence. */
export function failedWords({ kind }: SourceEdit, name: string): string {
  const what: Record<SourceEdit['kind'], string> = {
    named: 'could not be renamed',
    switched: 'could not be paused or resumed',
    read: 'could not be read now',
    removed: 'could not be removed',
    arranged: 'could not be moved',
    restored: 'could not be brought back as it was',
  }
  return `“${name}” ${what[kind]}.`
}

/** Where a source stands in its folder: '“Fed” is 2 of 5.' */
export function standingWords(sources: Sources, id: string): string {
  const source = sources.find((one) => one.id === id)
  if (!source) return ''
  const group = sources.filter(({ folder }) => folder === source.folder)
  return `“${nameOf(source)}” is ${group.indexOf(source) + 1} of ${group.length}.`
}
