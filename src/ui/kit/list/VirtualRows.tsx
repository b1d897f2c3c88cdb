import type { ReactNode } from 'react'
import type { VirtualList } from './useVirtualList.ts'

type Props<Item> = {
  items: readonly Item[]
  virtual: VirtualList
  /** Of each row's position: at the top of the list, as wide as it. */
  className: string | undefined
  draw: (item: Item, index: number) => ReactNode
}

/** The rows that are drawn, each where it belongs in the whole list, and measured there. */
export const VirtualRows = <Item,>({ items, virtual, className, draw }: Props<Item>) =>
  virtual.getVirtualItems().map(({ index, start, key }) => {
    const item = items[index]
    return (
      item && (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={className}
          style={{ transform: `translateY(${start}px)` }}
        >
          {draw(item, index)}
        </div>
      )
    )
  })
