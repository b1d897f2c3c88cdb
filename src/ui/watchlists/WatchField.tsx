import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import type { ClipboardEvent } from 'react'
import { foundOf, hasFailed, indexOf, isShown } from '../../machines/filters/ticker-search.machine.ts'
import { isSaving, modeOf, problemOf, textOf } from '../../machines/watchlists/watch-panel.machine.ts'
import { inOneLine } from '../../rules/filters/tickers.ts'
import { SearchCombobox } from '../kit/fields/SearchCombobox.tsx'
import { SymbolDrop } from '../kit/fields/SymbolDrop.tsx'
import { AddIcon } from '../kit/icons.tsx'
import styles from './Watchlists.module.css'
import { useWatch } from './watch-charts.tsx'

/** Adds the symbols that are typed or pasted, or one that the directory suggests. */
export function WatchField() {
  const { watchPanel, watchSearch } = useWatch()
  const mode = useSelector(watchPanel, modeOf)
  const text = useSelector(watchPanel, textOf)
  const problem = useSelector(watchPanel, problemOf)
  const saves = useSelector(watchPanel, isSaving)
  const isListShown = useSelector(watchSearch, isShown)
  const index = useSelector(watchSearch, indexOf)
  const found = useSelector(watchSearch, foundOf)
  if (mode !== 'seeing') return null
  const type = (typed: string) => watchPanel.send({ type: 'text.changed', text: typed })
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        watchPanel.send({ type: 'text.submitted' })
      }}
    >
      <SearchCombobox
        className={styles.box}
        items={found.map(({ symbol, name: label }) => ({ value: symbol, label }))}
        isOpen={isListShown}
        phrase={text}
        index={index}
        send={(event) => (event.type === 'phrase.changed' ? type(event.phrase) : watchSearch.send(event))}
        take={(symbol) => watchSearch.send({ type: 'option.taken', symbol })}
      >
        <Combobox.Input
          className={styles.input}
          dir="auto"
          aria-label="Add symbols"
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? 'watch-problem' : undefined}
          placeholder="Add symbols, such as NVDA, AAPL"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onPaste={(event) => pasteLines(event, type)}
          onBlur={() => watchSearch.send({ type: 'box.left' })}
        />
        {isListShown && <Drop />}
      </SearchCombobox>
      <button type="submit" className={styles.tool} aria-label="Add" title="Add" aria-disabled={saves}>
        <AddIcon />
      </button>
      {problem !== '' && (
        <p id="watch-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

/** A field of one line joins the lines that are pasted into it. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, type: (text: string) => void) {
  const pasted = event.clipboardData.getData('text')
  const line = inOneLine(pasted)
  if (line === pasted) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  type(`${value.slice(0, selectionStart ?? value.length)}${line}${value.slice(selectionEnd ?? value.length)}`)
}

function Drop() {
  const { watchSearch } = useWatch()
  const failed = useSelector(watchSearch, hasFailed)
  return (
    <SymbolDrop
      className={styles.drop}
      label="Suggested symbols"
      found={useSelector(watchSearch, foundOf)}
      index={useSelector(watchSearch, indexOf)}
      word={
        failed
          ? 'Symbols could not be suggested. What you type can be added all the same.'
          : 'No listed company matches. What you type can be added all the same.'
      }
    />
  )
}
