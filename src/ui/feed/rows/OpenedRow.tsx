import { useLayoutEffect, useRef } from 'react'
import type { DetailsProps } from './FeedDetails.tsx'
import { LaterDetails } from './LaterDetails.tsx'

/** What an opened row shows. Its row is measured as long as it is drawn. */
export function OpenedRow({ item, sought, heights }: DetailsProps & { heights: Map<string, number> }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = content.current?.closest('article')
    if (!row) return
    const measure = () => heights.set(item.id, row.offsetHeight)
    const sizes = new ResizeObserver(measure)
    sizes.observe(row)
    measure()
    return () => sizes.disconnect()
  }, [item.id, heights])
  return (
    <div ref={content}>
      <LaterDetails item={item} sought={sought} />
    </div>
  )
}
