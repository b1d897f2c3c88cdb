import type { FilterOption, FilterOptions } from '../../src/contract/filters/filters.ts'
import { Topic, topicLabels } from '../../src/contract/shared/topics.ts'
import { sectorOfIndustry } from '../feed/meaning/directory.ts'
import { simulatedPublishers } from '../world/news/wires.ts'

/** API-05: the options that the builder offers, in alphabetical order, with the catch-all last. */
export const newsFilterOptions = (publishers: Iterable<string>, isSimulated: boolean): FilterOptions => ({
  topics,
  sectors: plain(sectorOfIndustry.values()),
  industries: plain(sectorOfIndustry.keys()),
  newsSources: plain([...publishers, ...(isSimulated ? simulatedPublishers : [])]),
})

const topics: FilterOption[] = Topic.options.map((value) => ({ label: topicLabels[value], value })).sort(byLabel)

const plain = (values: Iterable<string>): FilterOption[] =>
  [...new Set(values)].map((value) => ({ label: value, value })).sort(byLabel)

function byLabel(a: FilterOption, b: FilterOption) {
  return Number(a.value === 'OTHER') - Number(b.value === 'OTHER') || a.label.localeCompare(b.label, 'en')
}
