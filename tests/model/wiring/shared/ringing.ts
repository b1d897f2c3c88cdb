import type { Changes } from './scene.ts'

const isKnown = (value: unknown): value is { presets: readonly unknown[]; state?: string } =>
  typeof value === 'object' && value !== null && 'presets' in value

/** Changes of presets with what alerts are given of them (ALT-01): all that are known, of which none is looked for here. */
export function withRinging({ presets, ...changes }: Changes): Changes {
  if (!isKnown(presets)) return { ...changes, ...(presets === undefined ? {} : { presets }) }
  const known = presets.state === 'signedOut' ? null : presets.presets
  return {
    ...changes,
    presets,
    ringing: { names: { presets: known } },
    'ringing sends to watchHeadlines': [{ type: 'searches.changed', searches: [] }],
  }
}
