import type { FilterOption, FilterOptions } from '../../src/contract/filters/filters.ts'
import { Topic, topicLabels } from '../../src/contract/shared/topics.ts'
import { sectorOfIndustry } from '../feed/meaning/directory.ts'
import { simulatedPublishers } from '../world/news/wires.ts'

/** API-05: the options that the builder offers, in alphabetical order, with the catch-all last. */
export const newsFilterOptions = (publishers: Iterable<string>, isSimulated: boolean): FilterOptions => ({
  topics,
  sectors: plain(sectorOfIndustry.values()),
  industries: plain(sectorOfIndustry.keys()),
  newsSources: sources(new Set(publishers), isSimulated ? simulatedPublishers : []),
})

/** Beside real ones those of the simulated world say what they are. */
function sources(real: ReadonlySet<string>, simulated: readonly string[]): FilterOption[] {
  const invented = plain(simulated.filter((name) => !real.has(name)))
  const named = (label: string) => (real.size > 0 ? `${label} (simulated)` : label)
  return [...plain(real), ...invented.map(({ label, value }) => ({ label: named(label), value }))].sort(byLabel)
}

const topics: FilterOption[] = Topic.options.map((value) => ({ label: topicLabels[value], value })).sort(byLabel)

const plain = (values: Iterable<string>): FilterOption[] =>
  [...new Set(values)].map((value) => ({ label: value, value })).sort(byLabel)

function byLabel(a: FilterOption, b: FilterOption) {
  return Number(a.value === 'OTHER') - Number(b.value === 'OTHER') || a.label.localeCompare(b.label, 'en')
}
