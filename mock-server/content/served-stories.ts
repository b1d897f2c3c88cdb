import { subDays } from 'date-fns/subDays'
import type { ContentItem } from '../../src/contract/content/content.ts'
import { namespaces } from '../../src/contract/shared/connection.ts'
import type { Place } from '../../src/contract/shared/pages.ts'
import { SERVED_STORIES_LIMIT } from '../../src/rules/shared/page/served.ts'
import type { Clock } from '../clock.ts'
import type { ServedParts } from '../feed/served-news.ts'
import { isFaulty } from '../mock/faults.ts'
import type { LiveStories } from './live-stories.ts'

/** The Spotlight goes back to the beginning of a day at least as many days ago, whatever the reader's zone (PIT-09). */
const DAYS = 2

/** The newest stories of one origin, as the News Pit's Spotlight has them; none while a fault is on that concerns the list. */
export function storiesAt(
  place: Place,
  {
    stories,
    faults,
    installation,
    clock,
  }: ServedParts & { stories: Pick<LiveStories, 'newest'>; clock: Pick<Clock, 'now'> },
): readonly ContentItem[] {
  if (place.page !== 'newsPit' || isFaulty(faults, namespaces.content)) return []
  const startDate = subDays(clock.now(), DAYS).toISOString()
  return stories.newest({ startDate, origin: installation.originOf(undefined) }, SERVED_STORIES_LIMIT)
}
