import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import { type ClipboardEvent, useEffect, useRef } from 'react'
import type { SymbolSuggestion } from '../../../contract/filters/symbols.ts'
import { textOf } from '../../../machines/filters/builder.machine.ts'
import { foundOf, hasFailed, indexOf, isShown } from '../../../machines/filters/ticker-search.machine.ts'
import { inOneLine } from '../../../rules/filters/tickers.ts'
import { SearchCombobox } from '../../kit/fields/SearchCombobox.tsx'
import { SearchIcon } from '../../kit/icons.tsx'
import styles from '../Builder.module.css'
import { useBuilder } from '../builders.ts'
import own from './TickerField.module.css'

/** FED-07, FED-19: Enter or the magnifier adds the tickers that are typed, or one is taken from those that the directory suggests. */
export function TickerField({ name }: { name: string }) {
  const { builder, tickerSearch } = useBuilder()
  const text = useSelector(builder, textOf)
  const isListShown = useSelector(tickerSearch, isShown)
  const index = useSelector(tickerSearch, indexOf)
  const found = useSelector(tickerSearch, foundOf)
  const type = (typed: string) => builder.send({ type: 'text.changed', text: typed })
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        builder.send({ type: 'text.submitted' })
      }}
    >
      <SearchCombobox
        className={own.box}
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
      <button type="submit" className={styles.tool} aria-label={`Add to ${name}`} title="Add">
        <SearchIcon />
      </button>
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

type DropProps = { found: readonly SymbolSuggestion[]; index: number | undefined }

function Drop({ found, index }: DropProps) {
  const { tickerSearch } = useBuilder()
  const failed = useSelector(tickerSearch, hasFailed)
  return (
    // the field keeps the focus while something here is pressed
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div className={own.drop} onMouseDown={(event) => event.preventDefault()}>
      <Combobox.Content aria-label="Suggested symbols">
        {found.map((suggestion, at) => (
          <Option key={suggestion.symbol} {...suggestion} isCurrent={at === index} />
        ))}
      </Combobox.Content>
      {found.length === 0 && (
        <p className={own.word} role="status">
          {failed
            ? 'Symbols could not be suggested. What you type can be added all the same.'
            : 'No listed company matches. What you type can be added all the same.'}
        </p>
      )}
    </div>
  )
}

function Option({ symbol, name, exchange, isCurrent }: SymbolSuggestion & { isCurrent: boolean }) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Combobox.Item ref={option} item={symbol} className={own.option}>
      <span className={own.symbol}>{symbol}</span>
      <span dir="auto" className={own.name}>
        {name}
      </span>
      <span className={own.exchange}>{exchange}</span>
    </Combobox.Item>
  )
}
