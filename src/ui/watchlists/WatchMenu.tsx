import { useSelector } from '@xstate/react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isOpen, isWaiting, listsOf, watchingOf } from '../../machines/watchlists/watch-menu.machine.ts'
import type { Lists } from '../../rules/watchlists/edits.ts'
import { focusOn } from '../kit/focus/focus.ts'
import header from '../kit/panel/PageHeader.module.css'
import styles from './WatchMenu.module.css'
import { useWatch, type WatchCharts, WatchProvider } from './watch-charts.tsx'

/** WCH-09: watches the symbol of the page, or no longer; with several lists, which of them. */
export const watchMenuOf = (charts: WatchCharts) =>
  function WatchMenu() {
    return (
      <WatchProvider value={charts}>
        <Menu />
      </WatchProvider>
    )
  }

const MENU_ID = 'watch-menu'

function Menu() {
  const { watchMenu } = useWatch()
  const isShown = useSelector(watchMenu, isOpen)
  const isBusy = useSelector(watchMenu, isWaiting)
  const lists = useSelector(watchMenu, listsOf)
  const watching = useSelector(watchMenu, watchingOf)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasMenu = (lists?.length ?? 0) > 1
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return
    event.preventDefault()
    watchMenu.send({ type: 'menu.left' })
    focusOn(button.current)
  }
  const close = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) watchMenu.send({ type: 'menu.left' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled wherever the focus is inside it
    <div ref={menu} className={styles.watch} onKeyDown={leave} onBlur={close}>
      <button
        ref={button}
        type="button"
        className={`${header.act} ${styles.button}`}
        data-watching={watching.length > 0 || undefined}
        aria-pressed={hasMenu ? undefined : watching.length > 0}
        aria-expanded={hasMenu ? isShown : undefined}
        aria-controls={isShown ? MENU_ID : undefined}
        aria-busy={isBusy}
        title={watching.length > 0 ? `On ${watching.map(nameOf).join(', ')}` : 'Add to a watchlist'}
        onClick={() => watchMenu.send({ type: 'watch.pressed' })}
      >
        {watching.length > 0 ? 'Watching' : 'Watch'}
      </button>
      {isShown && lists && <Choice lists={lists} watching={watching} within={menu} />}
    </div>
  )
}

const nameOf = ({ name }: { name: string }) => name

type ChoiceProps = { lists: Lists; watching: Lists; within: RefObject<HTMLElement | null> }

/** Which lists have the symbol. It is left by a press beside it. */
function Choice({ lists, watching, within }: ChoiceProps) {
  const { watchMenu } = useWatch()
  useEffect(() => {
    focusOn(within.current?.querySelector('input'))
    const stop = new AbortController()
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && within.current?.contains(target))) watchMenu.send({ type: 'menu.left' })
    }
    document.addEventListener('pointerdown', leave, stop)
    return () => {
      stop.abort()
      // of a page that is left
      watchMenu.send({ type: 'menu.left' })
    }
  }, [watchMenu, within])
  return (
    <fieldset id={MENU_ID} className={styles.menu}>
      <legend className="visually-hidden">Watchlists</legend>
      {lists.map(({ id, name }) => (
        <label key={id} className={styles.list}>
          <input
            type="checkbox"
            checked={watching.some((list) => list.id === id)}
            onChange={() => watchMenu.send({ type: 'list.toggled', id })}
          />
          <span dir="auto" className={styles.name}>
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
