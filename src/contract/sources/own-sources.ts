import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { NewsItem } from '../shared/news.ts'
import { SourceEntry } from './sources.ts'

/** How many sources a user has at most. */
export const OWN_SOURCES_LIMIT = 100
/** How many of the newest headlines a preview has at most. */
export const PREVIEWED_LIMIT = 5

/** An address as a user typed it: a feed, or a page that names its feed. */
const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))
/** The user's own name for a source; '' for the feed's own title. */
const Name = z.string().check(z.trim(), z.maxLength(100))
/** '' for none. */
const Folder = z.string().check(z.trim(), z.maxLength(100))

/** SRC-05: a source of a user. No one else learns its address. */
export const OwnSource = z.object({
  id: Id,
  /** As the user gave it, or as the page that was given names its feed. */
  address: z.string(),
  name: Name,
  /** What the feed calls itself; '' until it was read. */
  title: z.string(),
  folder: Folder,
  /** Not paused by the user. */
  isOn: z.boolean(),
  state: SourceEntry.shape.state,
  movedTo: SourceEntry.shape.movedTo,
  succeededAt: SourceEntry.shape.succeededAt,
  nextAt: SourceEntry.shape.nextAt,
  items: SourceEntry.shape.items,
  trouble: SourceEntry.shape.trouble,
  /** What was repaired or left out, in words. */
  problems: SourceEntry.shape.problems,
})
export type OwnSource = z.infer<typeof OwnSource>

/** What is at an address, before it is added (SRC-06). */
export const SourcePreview = z.object({
  /** Of the feed: another than was given, where a page names its feed. */
  address: z.string(),
  title: z.string(),
  /** How many headlines its document has. */
  count: z.int().check(z.gte(0)),
  /** The newest of them, as they are understood: tickers, topics, dates. */
  items: z.array(NewsItem).check(z.maxLength(PREVIEWED_LIMIT)),
  problems: z.array(z.string()),
  /** Who has this source already: the user, or the installation, whose headlines everybody has. */
  knownTo: z.nullable(z.enum(['user', 'installation'])),
})
export type SourcePreview = z.infer<typeof SourcePreview>

export const SourceAddress = z.strictObject({ address: Address })
export const OwnSourceCreation = z.strictObject({
  address: Address,
  name: z.optional(Name),
  folder: z.optional(Folder),
})
export type OwnSourceCreation = z.infer<typeof OwnSourceCreation>

export const OwnSourceChange = z.strictObject({
  name: z.optional(Name),
  folder: z.optional(Folder),
  isOn: z.optional(z.boolean()),
})
export type OwnSourceChange = z.infer<typeof OwnSourceChange>

/** The sources in their order, by their ids. Those that are not among them come last; ids that are none of the user's are left out. */
export const OwnSourceOrder = z.strictObject({ ids: z.array(Id).check(z.maxLength(OWN_SOURCES_LIMIT)) })

/** Many sources at once, as those of an OPML list. */
export const OwnSourceList = z.strictObject({
  sources: z.array(OwnSourceCreation).check(z.minLength(1), z.maxLength(OWN_SOURCES_LIMIT)),
})

/** What became of many sources. */
export const ImportReport = z.object({
  added: z.int().check(z.gte(0)),
  /** How many the user or the installation has already. */
  known: z.int().check(z.gte(0)),
  /** Those that were left out, and why. */
  refused: z.array(z.object({ address: z.string(), why: z.string() })),
  /** All sources of the user after it. */
  sources: z.array(OwnSource),
})
export type ImportReport = z.infer<typeof ImportReport>
