import { and, arrayOverlaps, gte, or, type SQL, sql } from 'drizzle-orm'
import type { ContentItem, ContentSearchContext } from '../../../src/contract/content/content.ts'
import { topicLabels } from '../../../src/contract/shared/topics.ts'
import { wordsOf } from '../../../src/rules/content/content-match.ts'
import { sortDatetimeOf } from '../../../src/rules/shared/merge.ts'
import { mayMatch } from '../../feed/candidates.ts'
import { comesAfter, newestFirst } from '../../feed/keyset.ts'
import { labels } from '../../feed/labels-of.ts'
import type { Database } from '../../store/open-store.ts'
import { items } from '../../store/schema.ts'
import { isStory, storyOf } from '../story-of.ts'

type At = Pick<ContentItem, 'publishedDatetime' | 'sortDatetime' | 'id'>
type Belongs = (item: ContentItem) => boolean

/** Rows per query. */
const BATCH = 500

/**
 * The newest of all injected or fetched news that match a search and come after a position. The database excludes rows that cannot match, `belongs`
 * decides on the others.
 */
export function createKeptStories(database: Database) {
  const rowsAfter = (position: At | undefined, conditions: (SQL | undefined)[]) =>
    database
      .select({ id: items.id, item: items.item })
      .from(items)
      .where(and(position && comesAfter(Date.parse(sortDatetimeOf(position)), position.id), ...conditions))
      .orderBy(...newestFirst)
      .limit(BATCH)

  return async (context: ContentSearchContext, belongs: Belongs, position: At | undefined, count: number) => {
    const { contentCategories } = context
    const found: ContentItem[] = []
    if (contentCategories?.length && !contentCategories.includes('top_stories')) return found
    const conditions = conditionsOf(context)
    for (let last = position; ; ) {
      const rows = await rowsAfter(last, conditions)
      const stories = rows.filter(({ item }) => isStory(item)).map(({ item }) => storyOf(item))
      found.push(...stories.filter(belongs))
      last = rows.at(-1)?.item
      if (rows.length < BATCH || found.length >= count) return found.slice(0, count)
    }
  }
}

export type KeptStories = ReturnType<typeof createKeptStories>

function conditionsOf({ topics, startDate, queryLanguage, ...words }: ContentSearchContext): (SQL | undefined)[] {
  return [
    topics?.length ? arrayOverlaps(items.labels, topics.map(labels.topic)) : undefined,
    startDate ? gte(items.published, Date.parse(startDate)) : undefined,
    ...(queryLanguage
      ? [words.keywords ?? [], [words.searchPhrase ?? '']].map((queries) => mayMatch(queries, undefined, sql`true`))
      : wordConditions(words)),
  ]
}

function wordConditions({ keywords, searchPhrase }: Pick<ContentSearchContext, 'keywords' | 'searchPhrase'>) {
  const phrases = (keywords ?? []).map(wordsOf).filter((words) => words.length > 0)
  return [
    ...wordsOf(searchPhrase ?? '').map(mayHave),
    phrases.every((words) => words.some((word) => mayHave(word) !== undefined))
      ? or(...phrases.map((words) => and(...words.map(mayHave))))
      : undefined,
  ]
}

/**
 * Whether an item can contain a word: its longest part of plain letters and digits is in the stored text, which escapes none of these, or in a
 * topic's label.
 */
function mayHave(word: string): SQL | undefined {
  const part = word.match(/[a-z0-9]+/g)?.reduce((longest, run) => (run.length > longest.length ? run : longest))
  if (part === undefined) return undefined
  const topics = Object.entries(topicLabels).filter(([, label]) => label.toLowerCase().includes(part))
  const isInText = sql`strpos(lower(${items.item}::text), ${part}) > 0`
  return topics.length
    ? or(
        isInText,
        arrayOverlaps(
          items.labels,
          topics.map(([topic]) => labels.topic(topic)),
        ),
      )
    : isInText
}
