import { useSelector } from '@xstate/react'
import { isOpen, isWaiting, listsOf, watchingOf } from '../../machines/watchlists/watch-menu.machine.ts'
import type { Lists } from '../../rules/watchlists/edits.ts'
import { useDropdown } from '../kit/focus/useDropdown.ts'
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
  const hasMenu = (lists?.length ?? 0) > 1
  const { opener, within } = useDropdown(watchMenu, isShown, 'input')
  return (
    <div {...within} className={styles.watch}>
      <button
        ref={opener}
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
      {isShown && lists && <Choice lists={lists} watching={watching} />}
    </div>
  )
}

const nameOf = ({ name }: { name: string }) => name

type ChoiceProps = { lists: Lists; watching: Lists }

/** Which lists have the symbol. */
function Choice({ lists, watching }: ChoiceProps) {
  const { watchMenu } = useWatch()
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
