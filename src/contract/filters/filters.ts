import * as z from 'zod/mini'

/** The lists of a search context that the builder fills (FED-03). */
export const FilterKey = z.enum(['keywords', 'topics', 'tickers', 'sectors', 'industries', 'newsSources'])
export type FilterKey = z.infer<typeof FilterKey>

/** `label` is read by people, `value` goes into the search context. */
export const FilterOption = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(200)),
  value: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type FilterOption = z.infer<typeof FilterOption>

/** API-05: the options of each key that has a list to choose from, in the order shown. */
export const FilterOptions = z.partialRecord(FilterKey, z.array(FilterOption))
export type FilterOptions = z.infer<typeof FilterOptions>
