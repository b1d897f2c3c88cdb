import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import feed from '../../../src/ui/feed/Feed.module.css'
import { BELOW, ROW_HEIGHT } from './row.ts'
import { createStore, Item, Panel, type Shown, type Store } from './rows.tsx'

/** As its documentation recommends: known heights, keys, rows that are redrawn only when they change. */
export function mount(containers: readonly HTMLElement[]) {
  const stores = containers.map(createStore)
  createRoot(document.createElement('div')).render(
    containers.map((container, at) => createPortal(<List store={stores[at]!} />, container, String(at))),
  )
  return stores
}

const keyOf = (_: number, { id }: NewsItem) => id
const beyond = { top: BELOW * ROW_HEIGHT, bottom: BELOW * ROW_HEIGHT }
const full = { height: '100%' }
const draw = (index: number, item: NewsItem, { known, items }: Shown) => (
  <Item item={item} index={index} count={items.length} isNew={!known.has(item.id)} />
)

function List({ store }: { store: Store }) {
  const shown = useSyncExternalStore(store.subscribe, store.get)
  return (
    <Panel>
      <Virtuoso
        role="feed"
        className={feed.scroller}
        style={full}
        data={shown.items}
        context={shown}
        computeItemKey={keyOf}
        fixedItemHeight={ROW_HEIGHT}
        increaseViewportBy={beyond}
        itemContent={draw}
      />
    </Panel>
  )
}
