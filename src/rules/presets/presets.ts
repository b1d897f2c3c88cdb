import { Failure } from '../../contract/shared/failure.ts'
import { FeedConfiguration, PRESET_NAME_LIMIT } from '../../contract/shared/feed-configuration.ts'

/** FED-13: a name that a preset can have. Spaces around it are not kept. */
export const isPresetName = (text: string) => text.trim() !== '' && text.trim().length <= PRESET_NAME_LIMIT

/** The stored preset for which a change was refused, for somebody else has changed the same; undefined for any other failure. */
export const presetElsewhere = (error: unknown): FeedConfiguration | undefined =>
  error instanceof Failure && error.status === 409 ? FeedConfiguration.safeParse(error.body).data : undefined

/** The name of a copy, which none of the presets has: 'Energy (2)', and of that 'Energy (3)'. */
export function copyName(name: string, presets: readonly Pick<FeedConfiguration, 'name'>[]): string {
  const [, stem = name, number = '1'] = /^(.*) \((\d{1,6})\)$/.exec(name) ?? []
  const isTaken = (wanted: string) => presets.some((preset) => preset.name === wanted)
  let next = Number(number) + 1
  while (isTaken(numbered(stem, next))) next += 1
  return numbered(stem, next)
}

const numbered = (stem: string, number: number) => {
  const ending = ` (${number})`
  return `${stem.slice(0, PRESET_NAME_LIMIT - ending.length)}${ending}`
}
