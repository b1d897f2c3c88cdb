import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { isLoading, offsetOf, searchOf } from '../../../machines/news-pit/library.machine.ts'
import { isNextDue } from '../../../rules/shared/paging.ts'
import type { VirtualList } from '../../kit/list/useVirtualList.ts'
import { keepRows, rowsOf } from '../../kit/panel/measurements.ts'
import { cardKeys } from '../card-keys.ts'
import { usePit } from '../pit.tsx'
import { CardRows } from './CardRows.tsx'
import { Foot } from './Foot.tsx'
import styles from './Library.module.css'
import { useCards } from './useCards.ts'

/** PIT-03. Keeps its position for a user who comes back. */
export function LibraryList() {
  const { library } = usePit()
  const scroller = useRef<HTMLDivElement>(null)
  const isBusy = useSelector(library, isLoading)
  const kept = { offset: offsetOf(library.getSnapshot()), heights: rowsOf(library) }
  const { items, current, virtual } = useCards(scroller, { estimate: 156, gap: 8, kept })
  useKeptPosition(scroller, virtual)
  const open = useCallback((id: string) => library.send({ type: 'card.opened', id }), [library])
  const askForMore = () => {
    if (scroller.current && isNextDue(scroller.current)) library.send({ type: 'end.neared' })
  }
  // a page that does not fill the list is followed by the next
  useEffect(askForMore)

  return (
    <div ref={scroller} className={styles.scroller} onScroll={askForMore}>
      <div
        role="feed"
        aria-label="Library, newest first"
        aria-busy={isBusy}
        className={styles.feed}
        {...cardKeys(library, open)}
      >
        <CardRows
          items={items}
          virtual={virtual}
          stop={current ?? items[virtual.range?.startIndex ?? 0]?.id}
          look={{ isOpen: false, hasLead: true, opens: 'dialog', onToggle: open }}
        />
      </div>
      <Foot />
    </div>
  )
}

/** What a search was left at belongs to that search alone. */
function useKeptPosition(scroller: React.RefObject<HTMLElement | null>, virtual: VirtualList) {
  const { library } = usePit()
  useLayoutEffect(() => {
    const list = scroller.current
    const search = searchOf(library.getSnapshot())
    return () => {
      if (!list || searchOf(library.getSnapshot()) !== search) return
      keepRows(library, virtual.takeSnapshot())
      library.send({ type: 'list.left', offset: list.scrollTop })
    }
  }, [library, scroller, virtual])
}
