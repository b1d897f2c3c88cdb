import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import feed from '../../../src/ui/feed/Feed.module.css'
import { BELOW, ROW_HEIGHT } from './row.ts'
import { createStore, Item, Panel, type Store } from './rows.tsx'

/** As its documentation recommends for rows of a known height: keys, absolute positions, rows that are redrawn only when they change. */
export function mount(containers: readonly HTMLElement[]) {
  const stores = containers.map(createStore)
  createRoot(document.createElement('div')).render(
    containers.map((container, at) => createPortal(<List store={stores[at]!} />, container, String(at))),
  )
  return stores
}

const estimateSize = () => ROW_HEIGHT

function List({ store }: { store: Store }) {
  const { items, known } = useSyncExternalStore(store.subscribe, store.get)
  const scroller = useRef<HTMLDivElement>(null)
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items])
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan: BELOW,
  })
  return (
    <Panel>
      <div ref={scroller} className={feed.scroller} style={{ height: '100%', overflow: 'auto' }}>
        <div role="feed" style={{ height: list.getTotalSize(), position: 'relative' }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const item = items[index]
            if (!item) return null
            return (
              <div
                key={key}
                style={{
                  position: 'absolute',
                  inset: '0 0 auto',
                  height: ROW_HEIGHT,
                  transform: `translateY(${start}px)`,
                }}
              >
                <Item item={item} index={index} count={items.length} isNew={!known.has(item.id)} />
              </div>
            )
          })}
        </div>
      </div>
    </Panel>
  )
}
