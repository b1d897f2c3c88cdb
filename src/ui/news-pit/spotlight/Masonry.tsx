import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { readIdsOf } from '../../../machines/reading.machine.ts'
import { currentOf, expandedOf, shownOf } from '../../../machines/spotlight.machine.ts'
import { between, type Masonry as Layout } from '../../../rules/masonry.ts'
import { useCharts } from '../../charts.tsx'
import { usePlaces } from '../../feed/usePlaces.ts'
import { usePit } from '../pit.tsx'
import styles from './Masonry.module.css'
import { PlacedCard } from './PlacedCard.tsx'
import { useCardKeys } from './useCardKeys.ts'
import { useMasonry } from './useMasonry.ts'
import { useSightOf } from './useSightOf.ts'
import { useStill } from './useStill.ts'

type Ref = RefObject<HTMLElement | null>

/** Cards that are drawn out of sight, to either side. Pixels. */
const OVERSCAN = 300

type Props = { scroller: Ref; isBusy: boolean }

/** PIT-02: the cards in sight, each in its lane. By time they go from the newest on, whichever lane they stand in. */
export function Masonry({ scroller, isBusy }: Props) {
  const { spotlight } = usePit()
  const list = useRef<HTMLDivElement>(null)
  const items = useSelector(spotlight, shownOf)
  const lookOf = useLooks()
  const { masonry, lanes, watch } = useMasonry(list, items)
  const { drawn, stop } = useDrawn(list, scroller, masonry)
  const toggle = useToggle(list)
  useStill(list, scroller, masonry)
  usePlaces(list, drawn)
  const keys = useCardKeys(list, scroller, masonry)
  return (
    <div
      ref={list}
      role="feed"
      aria-label="Stories, newest first"
      aria-busy={isBusy}
      className={styles.list}
      data-lanes={lanes}
      style={{ height: masonry.height }}
      {...keys}
    >
      {drawn.map((place) => {
        const [item, stand] = [items[place], masonry.stands[place]]
        if (!item || !stand) return null
        const { lane, top } = stand
        const where = { lane, top, watch, isStop: item.id === stop, count: items.length }
        return <PlacedCard key={item.id} item={item} {...where} {...lookOf(item)} onToggle={toggle} />
      })}
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

/** The places of the cards that are drawn, and the card that Tab leads to: it is drawn wherever it is. */
function useDrawn(list: Ref, scroller: Ref, masonry: Layout) {
  const current = useSelector(usePit().spotlight, currentOf)
  const { top, bottom } = useSightOf(list, scroller)
  const stop = current ?? masonry.stands[between(masonry, top, bottom)[0] ?? 0]?.id
  const inSight = between(masonry, top - OVERSCAN, bottom + OVERSCAN)
  const place = masonry.stands.findIndex(({ id }) => id === stop)
  const drawn = place < 0 || inSight.includes(place) ? inSight : [...inSight, place].sort((a, b) => a - b)
  return { drawn, stop }
}

function useToggle(list: Ref) {
  const { spotlight } = usePit()
  return useCallback(
    (id: string) => {
      spotlight.send({ type: 'item.toggled', id })
      // the space bar holds the list, and presses nothing, after a click
      list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true })
    },
    [spotlight, list],
  )
}
