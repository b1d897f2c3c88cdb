import { repairXml } from '../repair/repair-xml.ts'
import { BrokenDocument, RefusedDocument } from './broken-document.ts'
import { withDeclaredEntities } from './declared-entities.ts'
import { type Feed, readFeed } from './entries.ts'
import { type FeedRoot, inspectXml } from './inspect-xml.ts'
import { isJson, readJsonFeed } from './json-entries.ts'
import { withCurrentForms } from './older-forms.ts'

/** `announced`: how many items the document has. `repair`: a sentence about what had to be repaired. */
export type Parsed = { feed: Feed; announced: number; repair?: string | undefined }

/** Reads a feed strictly; one that cannot be read so is repaired first. Throws `BrokenDocument`. */
export function parseFeed(text: string, maxItems: number, base: string | undefined): Parsed {
  if (isJson(text)) return readJsonFeed(text, maxItems, base)
  const strict = attempt(() => readXml(withDeclaredEntities(text), maxItems, base))
  if (strict instanceof RefusedDocument || isComplete(strict, maxItems)) return orThrow(strict)
  const repaired = repairXml(withDeclaredEntities(text))
  const forgiving = repaired && attempt(() => readXml(repaired.text, maxItems, base))
  if (!repaired || !forgiving || countOf(forgiving) <= countOf(strict)) return orThrow(strict)
  return { ...orThrow(forgiving), repair: repaired.sentence }
}

function readXml(text: string, maxItems: number, base: string | undefined): Parsed {
  const { root, items: announced } = inspectXml(text)
  return { feed: parseXml(root, withCurrentForms(text), maxItems, base), announced }
}

function parseXml(root: FeedRoot, text: string, maxItems: number, base: string | undefined): Feed {
  try {
    return readFeed(root, text, maxItems, base)
  } catch {
    throw new BrokenDocument(`It begins like a feed, with <${root}>, but lacks the parts of one.`)
  }
}

function attempt(read: () => Parsed): Parsed | BrokenDocument {
  try {
    return read()
  } catch (error) {
    if (error instanceof BrokenDocument) return error
    throw error
  }
}

function orThrow(parsed: Parsed | BrokenDocument): Parsed {
  if (parsed instanceof BrokenDocument) throw parsed
  return parsed
}

const isComplete = (parsed: Parsed | BrokenDocument, maxItems: number): boolean =>
  !(parsed instanceof BrokenDocument) && parsed.feed.entries.length >= Math.min(parsed.announced, maxItems)

const countOf = (parsed: Parsed | BrokenDocument): number =>
  parsed instanceof BrokenDocument ? 0 : parsed.feed.entries.length
