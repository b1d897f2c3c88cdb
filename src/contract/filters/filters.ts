import * as z from 'zod/mini'

/** The lists of a search context that the builder fills (FED-03). */
export const FilterKey = z.enum(['keywords', 'topics', 'tickers', 'sectors', 'industries', 'newsSources'])
export type FilterKey = z.infer<typeof FilterKey>

/** A part of a search context: one of its lists, or everything that it mutes. */
export const FilterPart = z.enum([...FilterKey.options, 'exclude'])
export type FilterPart = z.infer<typeof FilterPart>

/** How many headlines match a search context without one of its parts. */
export const CountWithout = z.object({ part: FilterPart, count: z.int().check(z.positive()) })
export type CountWithout = z.infer<typeof CountWithout>

/** `label` is read by people, `value` goes into the search context. */
export const FilterOption = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(200)),
  value: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type FilterOption = z.infer<typeof FilterOption>

/** API-05: the options of each key that has a list to choose from, in the order shown. */
export const FilterOptions = z.partialRecord(FilterKey, z.array(FilterOption))
export type FilterOptions = z.infer<typeof FilterOptions>
