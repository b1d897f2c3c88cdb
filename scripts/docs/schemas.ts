import * as z from 'zod/mini'
import * as account from '../../src/contract/account/account.ts'
import * as mailKind from '../../src/contract/account/mail-kind.ts'
import * as profileUpdate from '../../src/contract/account/profile-update.ts'
import * as signUp from '../../src/contract/account/sign-up.ts'
import * as calendar from '../../src/contract/calendar/calendar.ts'
import * as contact from '../../src/contract/contact/contact.ts'
import * as content from '../../src/contract/content/content.ts'
import * as desks from '../../src/contract/desks/desks.ts'
import * as storedDesks from '../../src/contract/desks/stored-desks.ts'
import * as olderNews from '../../src/contract/feed/older-news.ts'
import * as filters from '../../src/contract/filters/filters.ts'
import * as symbols from '../../src/contract/filters/symbols.ts'
import * as installation from '../../src/contract/installation/installation.ts'
import * as markets from '../../src/contract/markets/markets.ts'
import * as mock from '../../src/contract/mock/mock.ts'
import * as preset from '../../src/contract/presets/preset.ts'
import * as connection from '../../src/contract/shared/connection.ts'
import * as feedConfiguration from '../../src/contract/shared/feed-configuration.ts'
import * as fields from '../../src/contract/shared/fields.ts'
import * as news from '../../src/contract/shared/news.ts'
import * as problem from '../../src/contract/shared/problem.ts'
import * as searchContext from '../../src/contract/shared/search-context.ts'
import * as topics from '../../src/contract/shared/topics.ts'
import * as accountFields from '../../src/contract/shared/user/account-fields.ts'
import * as email from '../../src/contract/shared/user/email.ts'
import * as listedSearch from '../../src/contract/shared/user/listed-search.ts'
import * as user from '../../src/contract/shared/user/user.ts'
import * as username from '../../src/contract/shared/user/username.ts'
import * as watchlist from '../../src/contract/shared/user/watchlist.ts'
import * as workspace from '../../src/contract/shared/workspace.ts'
import * as ledger from '../../src/contract/sources/ledger.ts'
import * as ownSources from '../../src/contract/sources/own-sources.ts'
import * as sources from '../../src/contract/sources/sources.ts'
import * as stories from '../../src/contract/stories/stories.ts'
import * as ticker from '../../src/contract/ticker/ticker.ts'
import * as watchlists from '../../src/contract/watchlists/watchlists.ts'
import { commentOf, fieldCommentOf } from './comments.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const modules: object[] = [
  email,
  account,
  accountFields,
  calendar,
  connection,
  contact,
  content,
  desks,
  feedConfiguration,
  fields,
  filters,
  installation,
  listedSearch,
  mailKind,
  markets,
  mock,
  news,
  olderNews,
  ownSources,
  preset,
  problem,
  profileUpdate,
  searchContext,
  signUp,
  sources,
  storedDesks,
  ledger,
  stories,
  symbols,
  ticker,
  topics,
  user,
  username,
  watchlist,
  watchlists,
  workspace,
]

const REF = '#/components/schemas/'
const names = z.registry<{ id: string }>()
for (const [id, schema] of modules.flatMap((module) => Object.entries(module))) {
  if (isSchema(schema)) names.add(schema, { id })
}

/** Every schema that the contract names, under its name. */
export const namedSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(z.toJSONSchema(names, { uri: (id) => REF + id, io: 'input' }).schemas).map(([name, schema]) => {
    const { $schema: _, $id: __, ...plain } = schema
    const about = commentOf(name)
    return [name, { ...(about === undefined ? {} : { description: about }), ...withFieldComments(plain, name) }]
  }),
)

export function isSchema(value: unknown): value is z.core.$ZodType {
  return value instanceof z.core.$ZodType
}

/** Whether a value may be left out. */
export const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success

/** A schema of the contract as JSON schema; what has a name is referred to. */
export function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const name = names.get(schema)?.id
  if (name !== undefined) return { $ref: REF + name }
  const { $schema: _, $defs: __, ...plain } = z.toJSONSchema(schema, { metadata: names, io: 'input' })
  return JSON.parse(JSON.stringify(plain).replaceAll('"#/$defs/', `"${REF}`))
}

/** The name that a schema refers to. */
export const nameIn = ({ $ref }: JsonSchema) => ($ref?.startsWith(REF) ? $ref.slice(REF.length) : undefined)

/** The names that a JSON value refers to, including those that these refer to, in alphabetical order. */
export function namesUsedBy(value: unknown, known = new Set<string>()): string[] {
  for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name === undefined || known.has(name)) continue
    known.add(name)
    namesUsedBy(namedSchemas[name], known)
  }
  return [...known].sort()
}

function withFieldComments(schema: JsonSchema, name: string): JsonSchema {
  const { properties } = schema
  if (!properties) return schema
  const described = Object.entries(properties).map(([field, inner]) => {
    if (typeof inner === 'boolean') return [field, inner]
    const description = fieldCommentOf(name, field)
    return [field, { ...withFieldComments(inner, name), ...(description === undefined ? {} : { description }) }]
  })
  return { ...schema, properties: Object.fromEntries(described) }
}
