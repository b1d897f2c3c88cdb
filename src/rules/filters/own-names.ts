import type { FilterOption, FilterOptions } from '../../contract/filters/filters.ts'
import type { Origin } from '../../contract/shared/news.ts'
import { folderValue } from '../shared/query/list-names.ts'

/** A source of the user's own, by what its headlines name as their publisher. `folder`: '' for none. */
export type OwnName = { publisher: string; folder: string }
/** `origin`: of what an option finds, where that is known. */
export type Offered = FilterOption & { origin?: Origin }
export type AllOptions = Omit<FilterOptions, 'newsSources'> & { newsSources?: readonly Offered[] }

type Parts = { common: FilterOptions; origin: Origin; own: readonly OwnName[] }

/** FED-03: the user's folders and own sources stand before those of everybody, in the user's order, each name once. Beside them what is simulated says so. */
export function withOwn({ common, origin, own }: Parts): AllOptions {
  if (own.length === 0) return common
  const names = [...new Set(own.map(({ publisher }) => publisher))]
  const others = (common.newsSources ?? []).filter(({ value }) => !names.includes(value))
  return {
    ...common,
    newsSources: [
      ...foldersIn(own).map(
        (name): Offered => ({ label: `${name} (folder)`, value: folderValue(name), origin: 'real' }),
      ),
      ...names.map((name): Offered => ({ label: name, value: name, origin: 'real' })),
      ...(origin === 'real' ? others : others.map(simulated)),
    ],
  }
}

const simulated = ({ label, value }: FilterOption): Offered => ({
  label: `${label} (simulated)`,
  value,
  origin: 'simulated',
})

/** The folders of the user's sources, each once. */
export const foldersIn = (own: readonly OwnName[]) => [
  ...new Set(own.map(({ folder }) => folder).filter((folder) => folder !== '')),
]
