import { type RefObject, useLayoutEffect, useRef } from 'react'
import { leftOf } from '../../../machines/news-pit/news-pit.machine.ts'
import { currentOf } from '../../../machines/spotlight/spotlight.machine.ts'
import { anchorAt, type Masonry, type Stand } from '../../../rules/shared/masonry.ts'
import { usePit } from '../pit.tsx'

type Ref = RefObject<HTMLElement | null>

/** What a user who has scrolled looks at stays where it is, whatever is measured, opened or closed around it. */
export function useStill(list: Ref, scroller: Ref, masonry: Masonry) {
  const { spotlight } = usePit()
  const last = useRef(masonry)
  useReturn(list, masonry)
  useLayoutEffect(() => {
    const before = last.current
    last.current = masonry
    const frame = scroller.current
    if (before === masonry || !frame || !list.current || frame.scrollTop === 0) return
    const top = frame.scrollTop - list.current.offsetTop
    const anchor =
      seenCurrent(before, currentOf(spotlight.getSnapshot()), top, frame.clientHeight) ?? anchorAt(before, top)
    const now = masonry.stands.find(({ id }) => id === anchor?.id)
    if (!anchor || !now || top < 0) return
    // a long one that was closed from its end
    const isGone = now.height < anchor.height && now.top < top
    frame.scrollTop = isGone ? now.top + list.current.offsetTop : frame.scrollTop + now.top - anchor.top
  })
}

function seenCurrent({ stands }: Masonry, current: string | undefined, top: number, height: number): Stand | undefined {
  const stand = stands.find(({ id }) => id === current)
  return stand && stand.top < top + height && stand.top + stand.height > top ? stand : undefined
}

/** Who comes back finds what they left where it was. */
function useReturn(list: Ref, masonry: Masonry) {
  const { view } = usePit()
  const latest = useRef(masonry)
  latest.current = masonry
  useLayoutEffect(() => {
    // where both come at once, the ref of what scrolls is set after this
    const frame = list.current?.closest('[role=feed]')?.parentElement
    const left = leftOf(view.getSnapshot())
    const stand = latest.current.stands.find(({ id }) => id === left?.id)
    const start = list.current?.offsetTop ?? 0
    if (frame && left && stand) frame.scrollTop = start + stand.top - left.offset
    // read while it is there: when the effect ends it is not
    const note = () => {
      const top = (frame?.scrollTop ?? 0) - (list.current?.offsetTop ?? 0)
      const anchor = top > 0 ? anchorAt(latest.current, top) : undefined
      view.send({ type: 'spotlight.left', left: anchor && { id: anchor.id, offset: anchor.top - top } })
    }
    return note
  }, [list, view])
}
