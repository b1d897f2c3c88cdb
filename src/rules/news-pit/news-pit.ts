import { getDay } from 'date-fns/getDay'
import { startOfDay } from 'date-fns/startOfDay'
import { subDays } from 'date-fns/subDays'
import type { ContentCategory, NewsPitSearchContext } from '../../contract/content/content.ts'
import type { Topic } from '../../contract/shared/topics.ts'
import { contentSearchOf } from '../content/content.ts'

/** PIT-01. */
export const quickFilters: readonly { name: string; category: ContentCategory }[] = [
  { name: 'Top Stories', category: 'top_stories' },
  { name: 'Most Active', category: 'most_active' },
  { name: 'Unusual Volume', category: 'unusual_volume' },
  { name: 'Notable Movers', category: 'top_movers' },
]

export type Entry = { name: string; topics: readonly Topic[] }

/** PIT-08: no two entries have the same topics. */
export const categoryGroups: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: 'Financial Flows',
    entries: [
      { name: 'Commodities', topics: ['METALS', 'OIL_AND_GAS'] },
      { name: 'Cryptocurrency', topics: ['CRYPTO'] },
      { name: 'Market Research', topics: ['RESEARCH'] },
      { name: 'Foreign Exchange', topics: ['CURRENCIES'] },
      { name: 'Fixed Income and Rates', topics: ['FIXED_INCOME_AND_INTEREST_RATES'] },
    ],
  },
  {
    name: 'Business Forward',
    entries: [
      { name: 'Analyst Ratings', topics: ['ANALYST_RATINGS'] },
      { name: 'Corporate Actions', topics: ['CORPORATE_ACTIONS'] },
      { name: 'Earnings Reports', topics: ['EARNINGS'] },
      { name: 'Healthcare', topics: ['HEALTHCARE'] },
      { name: 'Real Estate', topics: ['REAL_ESTATE'] },
      { name: 'Technology', topics: ['TECHNOLOGY'] },
    ],
  },
  {
    name: 'Economic Lens',
    entries: [
      { name: 'Oil and Gas', topics: ['OIL_AND_GAS'] },
      { name: 'Macro Economics', topics: ['MACRO'] },
      { name: 'Precious Metals', topics: ['METALS'] },
    ],
  },
  {
    name: 'Politics Unpacked',
    entries: [
      { name: 'Environmental', topics: ['ENVIRONMENT'] },
      { name: 'Geopolitics', topics: ['GEOPOLITICS'] },
      { name: 'Legal', topics: ['LEGAL'] },
    ],
  },
]

const entries = categoryGroups.flatMap((group) => group.entries)
const isOf = (topics: readonly Topic[] | undefined, entry: Entry) => topics?.join() === entry.topics.join()

/** The entry of the category panel that a search corresponds to. */
export const entryIn = ({ topics }: NewsPitSearchContext) => entries.find((entry) => isOf(topics, entry))?.name

/** PIT-08: one entry at a time; choosing it again clears it. An entry that does not exist changes nothing. */
export function toggleEntry(search: NewsPitSearchContext, name: string): NewsPitSearchContext {
  const entry = entries.find((one) => one.name === name)
  if (!entry) return search
  const { topics, ...rest } = search
  return isOf(topics, entry) ? rest : { ...rest, topics: [...entry.topics] }
}

/** The quick filter that a search corresponds to. */
export const categoryIn = ({ contentCategories }: NewsPitSearchContext) => contentCategories?.[0]

/** PIT-07: one category at a time; choosing it again clears it. */
export function toggleCategory(search: NewsPitSearchContext, category: ContentCategory): NewsPitSearchContext {
  const { contentCategories, ...rest } = search
  return contentCategories?.[0] === category ? rest : { ...rest, contentCategories: [category] }
}

/** PIT-06: the typed text becomes the keywords; a blank phrase removes them. */
export function withPhrase(search: NewsPitSearchContext, phrase: string): NewsPitSearchContext {
  const { keywords: _, queryLanguage: __, ...rest } = search
  return { ...rest, ...contentSearchOf(phrase) }
}

/** What a search asks for, in words: its entry, its quick filter, its keywords. */
export const wordsIn = (search: NewsPitSearchContext): string[] => [
  ...quickFilters.filter(({ category }) => search.contentCategories?.includes(category)).map(({ name }) => name),
  ...[entryIn(search) ?? []].flat(),
  ...(search.keywords ?? []).map((keyword) => `“${keyword}”`),
]

const EARLY_DAYS = [0, 1, 2]

/** PIT-09: the start of the day in the user's zone, 4 days back on Sunday, Monday and Tuesday, else 2. `now` in epoch milliseconds. */
export function spotlightStart(now: number) {
  const back = EARLY_DAYS.includes(getDay(now)) ? 4 : 2
  return startOfDay(subDays(now, back)).toISOString()
}

/** Whether a search asks for nothing but what is made of prices: Most Active, Unusual Volume, Movers. */
export const needsPrices = ({ contentCategories = [] }: Pick<NewsPitSearchContext, 'contentCategories'>) =>
  contentCategories.length > 0 &&
  contentCategories.every((one) => one === 'most_active' || one === 'unusual_volume' || one === 'top_movers')
