import type { Topic } from '../../contract/shared/topics.ts'

/** The topics that say something: Other says that there is none (ENT-06). */
export const topicsShown = (topics: readonly Topic[]): Topic[] => topics.filter((topic) => topic !== 'OTHER')
