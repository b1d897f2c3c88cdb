import type { FocusEvent } from 'react'
import { cardKeys } from '../card-keys.ts'
import { usePit } from '../pit.tsx'

/** The keys of the Spotlight's stories, as cards or as a list, and where the keyboard's focus is. */
export function useStoryKeys(enter: (id: string) => void) {
  const { spotlight } = usePit()
  return {
    ...cardKeys(spotlight, enter),
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) spotlight.send({ type: 'focus.left' })
    },
  }
}
