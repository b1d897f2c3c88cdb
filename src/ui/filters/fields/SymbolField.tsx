import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import type { ClipboardEvent, ComponentProps } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  foundOf,
  hasFailed,
  indexOf,
  isShown,
  type tickerSearchMachine,
} from '../../../machines/filters/ticker-search.machine.ts'
import { inOneLine } from '../../../rules/filters/tickers.ts'
import { SearchCombobox } from '../../kit/fields/SearchCombobox.tsx'
import { SymbolDrop } from '../../kit/fields/SymbolDrop.tsx'

type Search = ActorRefFrom<typeof tickerSearchMachine>
type Props = {
  /** Suggests symbols of the directory. */
  search: Search
  text: string
  type: (text: string) => void
  /** Of the box, and of the list beneath it. */
  styles: { box?: string; drop?: string }
  input: Pick<
    ComponentProps<typeof Combobox.Input>,
    'aria-describedby' | 'aria-invalid' | 'aria-label' | 'className' | 'placeholder'
  > & { 'data-autofocus'?: boolean }
}

/** A field for symbols: they are typed or pasted, or one is taken from those that the directory suggests (FED-19). */
export function SymbolField({ search, text, type, styles, input }: Props) {
  const isListShown = useSelector(search, isShown)
  const index = useSelector(search, indexOf)
  const found = useSelector(search, foundOf)
  return (
    <SearchCombobox
      className={styles.box}
      items={found.map(({ symbol, name: label }) => ({ value: symbol, label }))}
      isOpen={isListShown}
      phrase={text}
      index={index}
      send={(event) => (event.type === 'phrase.changed' ? type(event.phrase) : search.send(event))}
      take={(symbol) => search.send({ type: 'option.taken', symbol })}
    >
      <Combobox.Input
        {...input}
        dir="auto"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onPaste={(event) => pasteLines(event, type)}
        onBlur={() => search.send({ type: 'box.left' })}
      />
      {isListShown && <Drop search={search} className={styles.drop} />}
    </SearchCombobox>
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

function Drop({ search, className }: { search: Search; className: string | undefined }) {
  const failed = useSelector(search, hasFailed)
  return (
    <SymbolDrop
      className={className}
      label="Suggested symbols"
      found={useSelector(search, foundOf)}
      index={useSelector(search, indexOf)}
      word={
        failed
          ? 'Symbols could not be suggested. What you type can be added all the same.'
          : 'No listed company matches. What you type can be added all the same.'
      }
    />
  )
}
