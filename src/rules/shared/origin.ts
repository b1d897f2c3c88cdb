import { type Origin, SIMULATED } from '../../contract/shared/news.ts'

/** Whether something belongs in a list of an origin. What was put in by hand says neither and belongs in both. */
export const isOf = ({ source }: { source: string }, origin: Origin) =>
  source === SIMULATED ? origin === 'simulated' : origin === 'real' || !source.startsWith('feed:')
