import { useRef } from 'react'
import { visitWords } from '../../../rules/shared/rows.ts'
import styles from '../Feed.module.css'
import { useNameHere } from '../feed-ref.tsx'
import { DayHead } from './DayHead.tsx'
import { FeedItem } from './FeedItem.tsx'
import { LINE_HEIGHT } from './taller-rows.ts'
import { useRows } from './useRows.ts'

/** Stands directly in what scrolls. Rows are in normal flow, between two spaces as high as the rows that are not drawn. */
export function FeedList({ rowHeight, isBusy }: { rowHeight: number; isBusy: boolean }) {
  const nameHere = useNameHere()
  const list = useRef<HTMLDivElement>(null)
  const { slot, today, isServed, count, heights, shown, before, after, keys } = useRows(list, rowHeight)
  return (
    <div
      ref={list}
      role="feed"
      aria-label={nameHere('Headlines, newest first')}
      aria-busy={isBusy}
      data-served={isServed || undefined}
      className={styles.list}
      style={{ paddingTop: before, paddingBottom: after }}
      {...keys}
    >
      {shown.flatMap(({ look, isStop, top, head, line }) => {
        const { day, item } = look
        const dayId = `day-${slot}-${day}`
        return [
          head && <DayHead key={day} id={dayId} day={day} today={today} isOver={head === 'over'} />,
          line && <VisitLine key="visit" count={line} />,
          <FeedItem
            key={item.id}
            {...look}
            id={`row-${slot}-${item.id}`}
            dayId={day === today ? undefined : dayId}
            count={count}
            isStop={isStop}
            top={top}
            heights={heights}
          />,
        ]
      })}
    </div>
  )
}

function VisitLine({ count }: { count: number }) {
  return (
    <div className={styles.visit} style={{ height: LINE_HEIGHT }}>
      {visitWords(count)}
    </div>
  )
}
