import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import type { ClipboardEvent } from 'react'
import type { SymbolSuggestion } from '../../../contract/filters/symbols.ts'
import { textOf } from '../../../machines/filters/builder.machine.ts'
import { foundOf, hasFailed, indexOf, isShown } from '../../../machines/filters/ticker-search.machine.ts'
import { inOneLine } from '../../../rules/filters/tickers.ts'
import { SearchCombobox } from '../../kit/fields/SearchCombobox.tsx'
import { SymbolDrop } from '../../kit/fields/SymbolDrop.tsx'
import { useBuilder } from '../builders.ts'
import { AddForm } from './AddForm.tsx'
import styles from './TickerField.module.css'

/** FED-19: the tickers that are typed are added, or one is taken from those that the directory suggests. */
export function TickerField({ name }: { name: string }) {
  const { builder, tickerSearch } = useBuilder()
  const text = useSelector(builder, textOf)
  const isListShown = useSelector(tickerSearch, isShown)
  const index = useSelector(tickerSearch, indexOf)
  const found = useSelector(tickerSearch, foundOf)
  const type = (typed: string) => builder.send({ type: 'text.changed', text: typed })
  return (
    <AddForm name={name}>
      <SearchCombobox
        className={styles.box}
        items={found.map(({ symbol, name: label }) => ({ value: symbol, label }))}
        isOpen={isListShown}
        phrase={text}
        index={index}
        send={(event) => (event.type === 'phrase.changed' ? type(event.phrase) : tickerSearch.send(event))}
        take={(symbol) => tickerSearch.send({ type: 'option.taken', symbol })}
      >
        <Combobox.Input
          dir="auto"
          data-autofocus
          aria-label={`Add ${name}`}
          placeholder="Add tickers, such as NVDA"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onPaste={(event) => pasteLines(event, type)}
          onBlur={() => tickerSearch.send({ type: 'box.left' })}
        />
        {isListShown && <Drop found={found} index={index} />}
      </SearchCombobox>
    </AddForm>
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

type DropProps = { found: readonly SymbolSuggestion[]; index: number | undefined }

function Drop(list: DropProps) {
  const { tickerSearch } = useBuilder()
  const failed = useSelector(tickerSearch, hasFailed)
  return (
    <SymbolDrop
      className={styles.drop}
      label="Suggested symbols"
      word={
        failed
          ? 'Symbols could not be suggested. What you type can be added all the same.'
          : 'No listed company matches. What you type can be added all the same.'
      }
      {...list}
    />
  )
}
