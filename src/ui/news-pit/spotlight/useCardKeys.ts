import type { RefObject } from 'react'
import type { Masonry } from '../../../rules/shared/masonry.ts'
import { useReachedInFlow } from '../../kit/list/useReachedInFlow.ts'
import { usePit } from '../pit.tsx'
import { leadIn, spanIn } from './lead-in.ts'
import { useStoryKeys } from './useStoryKeys.ts'

type Ref = RefObject<HTMLElement | null>

type Parts = Record<'feed' | 'list' | 'scroller', Ref>

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useCardKeys({ feed, list, scroller }: Parts, { stands }: Masonry) {
  const { spotlight } = usePit()
  useReachedInFlow(spotlight, feed, {
    scroller: () => scroller.current,
    spanOf(id) {
      const lead = leadIn(feed)
      if (lead?.dataset.id === id) return lead && spanIn(lead)
      const stand = stands.find((one) => one.id === id)
      const start = list.current?.offsetTop ?? 0
      return stand && { top: start + stand.top, bottom: start + stand.top + stand.height }
    },
  })

  return useStoryKeys((id) => spotlight.send({ type: 'item.toggled', id }))
}
