import { type RefObject, useEffect } from 'react'
import { useWatch } from './watch-charts.tsx'

/** A list is looked at as long as its panel is in sight; where that cannot be known, as long as it is drawn. */
export function useLooking(panel: RefObject<Element | null>, id: string | undefined) {
  const { unread } = useWatch()
  useEffect(() => {
    if (id === undefined || !panel.current) return
    const say = (isSeen: boolean) => unread.send(isSeen ? { type: 'list.seen', id } : { type: 'list.left' })
    if (!('IntersectionObserver' in window)) {
      say(true)
      return () => say(false)
    }
    const sight = new IntersectionObserver((entries) => say(entries.at(-1)?.isIntersecting === true))
    sight.observe(panel.current)
    return () => {
      sight.disconnect()
      say(false)
    }
  }, [unread, panel, id])
}
