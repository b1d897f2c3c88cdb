import { type Origin, SIMULATED } from '../../contract/shared/news.ts'

/** Which of the two something is; undefined for what was put in by hand, which says neither. */
export function originOf({ source }: { source: string }): Origin | undefined {
  if (source === SIMULATED) return 'simulated'
  return source.startsWith('feed:') ? 'real' : undefined
}

/** Whether something belongs in a list of an origin. What says neither belongs in both. */
export const isOf = (item: { source: string }, origin: Origin) => (originOf(item) ?? origin) === origin
