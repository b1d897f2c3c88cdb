import { PREVIEWED_LIMIT, type SourcePreview } from '../../../src/contract/sources/own-sources.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'
import { invalid } from '../../http/refusal.ts'
import { FetchTrouble } from '../fetch/trouble.ts'
import { type PollParts, readFeed } from '../poll/poll-source.ts'
import { addressProblem, ownSourceOf } from '../source.ts'

export type OutsideParts = Pick<PollParts, 'fetch' | 'read' | 'now'>

/** An address as people write it: `example.com/feed`, `feed://…`. Throws what is wrong with it. */
export function addressOf(typed: string): string {
  const bare = typed.replace(/^feed:(?=https?:)/i, '').replace(/^feed:\/\//i, 'https://')
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`
  const problem = addressProblem(address)
  if (problem !== undefined) throw invalid(problem)
  return address
}

/** Fetches and reads what is at an address, once. Nothing is kept. */
export async function previewSource(
  address: string,
  parts: OutsideParts,
  ended: AbortSignal,
): Promise<Omit<SourcePreview, 'knownTo'>> {
  try {
    const fetched = await parts.fetch(address, {}, ended)
    if (fetched.kind !== 'document') throw new FetchTrouble('Its server reports that it was removed permanently (410).')
    const { found, document } = await readFeed(ownSourceOf(address, true), fetched, parts, ended)
    const { title, items, problems } = document
    const newest = [...items].sort(byNewest).slice(0, PREVIEWED_LIMIT)
    return { address: found.lasting, title, count: items.length, items: newest, problems }
  } catch (error) {
    if (ended.aborted) throw invalid('Its server has not answered in time.')
    if (error instanceof FetchTrouble) throw invalid(error.message)
    throw error
  }
}
