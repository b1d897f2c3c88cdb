import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { readIdsOf } from '../../../machines/feed/reading.machine.ts'
import { currentOf, expandedOf } from '../../../machines/spotlight/spotlight.machine.ts'
import { useCharts } from '../../charts.tsx'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import { usePit } from '../pit.tsx'
import { Lead } from './Lead.tsx'
import styles from './Masonry.module.css'
import { MasonryCard } from './MasonryCard.tsx'
import { useCardKeys } from './useCardKeys.ts'
import { useDrawn } from './useDrawn.ts'
import { useLead } from './useLead.ts'
import { useMasonry } from './useMasonry.ts'
import { useParts } from './useParts.ts'
import { useItems } from './useServed.ts'
import { useStill } from './useStill.ts'

type Ref = RefObject<HTMLElement | null>

type Props = { scroller: Ref; isBusy: boolean }

/** PIT-02, PIT-12: the lead, and beneath it the other cards, each in its lane. By time they go from the newest on, whichever lane they stand in. */
export function Masonry({ scroller, isBusy }: Props) {
  const { spotlight } = usePit()
  const [feed, list] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const { lead, others: items } = useLead(useItems())
  const lookOf = useLooks()
  const { masonry, lanes, measure } = useMasonry(list, items)
  const current = useSelector(spotlight, currentOf)
  const drawn = useDrawn(list, scroller, masonry, current)
  const toggle = useToggle(feed)
  useStill(list, scroller, masonry)
  useParts({ feed, list, scroller }, masonry, { drawn, current, lead: lead?.id })
  const keys = useCardKeys({ feed, list, scroller }, masonry)
  return (
    <div ref={feed} role="feed" aria-label="Stories, newest first" aria-busy={isBusy} {...keys}>
      {lead && <Lead key={lead.id} item={lead} {...lookOf(lead)} count={items.length + 1} onToggle={toggle} />}
      <div ref={list} className={styles.list} data-lanes={lanes} style={{ height: masonry.height }}>
        {drawn.map((index) => {
          const [item, stand] = [items[index], masonry.stands[index]]
          if (!item || !stand) return null
          const { lane, top } = stand
          return <MasonryCard key={item.id} {...{ item, lane, top, measure }} {...lookOf(item)} onToggle={toggle} />
        })}
      </div>
    </div>
  )
}

/** What is true of each card, from sets that are made once for all of them. */
function useLooks() {
  const { spotlight } = usePit()
  const expanded = useSelector(spotlight, expandedOf)
  const read = useSelector(useCharts().reading, readIdsOf)
  const opened = useMemo(() => new Set(expanded), [expanded])
  return ({ id }: { id: string }) => ({ isOpen: opened.has(id), isRead: read.has(id) })
}

function useToggle(feed: Ref) {
  const { spotlight } = usePit()
  return useCallback(
    (id: string) => {
      spotlight.send({ type: 'item.toggled', id })
      // the space bar holds the list, and presses nothing, after a click
      focusWithoutScroll(feed.current?.querySelector(`[data-id="${id}"]`))
    },
    [spotlight, feed],
  )
}
