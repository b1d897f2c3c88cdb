import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { currentOf, footOf, itemsOf } from '../../../machines/news-pit/library.machine.ts'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import words from '../../kit/panel/PanelWords.module.css'
import { usePit } from '../pit.tsx'
import styles from './LibraryStates.module.css'

/** The message at the end of the list. The earlier items stay, whatever becomes of the next page. */
export function Foot() {
  const { library } = usePit()
  const foot = useSelector(library, footOf)
  const count = useSelector(library, (snapshot) => itemsOf(snapshot).length)
  const element = useRef<HTMLDivElement>(null)
  const askAgain = () => {
    // the button goes: the card that was read last has the focus again, or it stays here
    const current = currentOf(library.getSnapshot())
    const card = element.current?.parentElement?.querySelector(`[data-id="${current}"]`)
    focusWithoutScroll(card ?? element.current)
    library.send({ type: 'retry.pressed' })
  }
  return (
    <div ref={element} className={styles.foot} role="status" tabIndex={-1}>
      {foot === 'adding' && <p>Loading more…</p>}
      {foot === 'ended' && <p>{count === 1 ? 'That is the only item.' : `That is all: ${count} items.`}</p>}
      {foot === 'cut' && (
        <>
          <p>The next items could not be loaded.</p>
          <button type="button" className={words.act} onClick={askAgain}>
            Retry
          </button>
        </>
      )}
    </div>
  )
}
