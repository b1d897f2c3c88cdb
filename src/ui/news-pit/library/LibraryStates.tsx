import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { messages } from '../../../contract/shared/texts/messages.ts'
import { isOff } from '../../../machines/installation/installation.machine.ts'
import { searchOf } from '../../../machines/news-pit/library.machine.ts'
import { needsPrices, wordsIn } from '../../../rules/news-pit/news-pit.ts'
import { Off } from '../../installation/Off.tsx'
import words from '../../kit/panel/PanelWords.module.css'
import { usePit } from '../pit.tsx'
import styles from './LibraryStates.module.css'
import { useAskAgain } from './useAskAgain.ts'

/** How long the grey headlines are, in percent: they should look like text. */
const skeleton = [62, 78, 54, 71, 66, 58, 74, 49]

export function LibraryLoading() {
  return (
    <div className={styles.ghosts} aria-hidden="true">
      {skeleton.map((width) => (
        <div key={width} className={styles.ghost}>
          <span style={{ width: 120 }} />
          <span style={{ width: `${width}%` }} />
          <span style={{ width: '92%' }} />
          <span style={{ width: `${width - 12}%` }} />
          <span style={{ width: 180 }} />
        </div>
      ))}
    </div>
  )
}

export function LibraryEmpty() {
  const { library, view, installation } = usePit()
  const hasPrices = useSelector(installation, (snapshot) => !isOff(snapshot, 'quotes'))
  const search = useSelector(library, searchOf)
  const sought = wordsIn(search)
  const { keywords = [] } = search
  function clear({ detail }: MouseEvent) {
    view.send({ type: 'filters.cleared' })
    // the button goes; a finger would get a keyboard that it did not ask for
    if (detail === 0) view.send({ type: 'box.wanted' })
  }
  if (!hasPrices && needsPrices(search)) return <Off kind="quotes" installation={installation} />
  return (
    <div className={words.state} role="status">
      <p className={words.what}>{messages.noNews}</p>
      {sought.length === 0 ? (
        <p>New items will appear here.</p>
      ) : (
        <>
          <p>
            Nothing matches <bdi>{sought.join(', ')}</bdi>.
          </p>
          <button type="button" className={words.act} onClick={clear}>
            {clearWords(keywords.length > 0, sought.length > keywords.length)}
          </button>
        </>
      )}
    </div>
  )
}

/** As in an empty feed. */
function clearWords(hasKeywords: boolean, hasFilters: boolean) {
  if (!hasKeywords) return 'Clear the filters'
  return hasFilters ? 'Clear search and filters' : 'Clear the search'
}

export function LibraryFailed({ isOffline }: { isOffline: boolean }) {
  const askAgain = useAskAgain()
  return (
    <div className={words.state} role="status">
      <p className={words.what}>{isOffline ? 'You are offline.' : 'The Library could not be loaded.'}</p>
      <p>
        {isOffline
          ? 'Its items will appear when you are back online.'
          : 'The server did not answer as expected. We will try again when the connection returns.'}
      </p>
      <button type="button" className={words.act} onClick={askAgain}>
        Retry
      </button>
    </div>
  )
}
