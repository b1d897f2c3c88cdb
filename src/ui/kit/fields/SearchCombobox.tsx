import { ChakraProvider, createListCollection } from '@chakra-ui/react'
import { Combobox } from '@chakra-ui/react/combobox'
import type { ReactNode } from 'react'
import { system } from '../../theme/system.ts'

type Found = { value: string; label: string }
type SearchEvent =
  | { type: 'box.opened' }
  | { type: 'box.left' }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'option.reached'; at: number }

type SearchComboboxProps = {
  className?: string
  /** What is found, the best first. */
  items: readonly Found[]
  isOpen: boolean
  /** The text in the box. */
  phrase: string
  /** The index of the option that the user is at. */
  index: number | undefined
  /** The value that is chosen now. */
  chosen?: string
  send(event: SearchEvent): void
  take(value: string): void
  children: ReactNode
}

/** Chakra's combobox around a box and its list: it shows what a chart says, and sends it what is pressed. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { className, items, isOpen, phrase, index, chosen, send, take, children } = props
  return (
    <ChakraProvider value={system}>
      <Combobox.Root
        unstyled
        className={className}
        collection={createListCollection({ items })}
        selectionBehavior="preserve"
        // the chart closes the list, and what finds nothing stays to be corrected
        closeOnSelect={false}
        allowCustomValue
        openOnClick
        open={isOpen}
        inputValue={phrase}
        highlightedValue={index === undefined ? null : (items[index]?.value ?? null)}
        value={chosen === undefined ? [] : [chosen]}
        onOpenChange={({ open }) => send({ type: open ? 'box.opened' : 'box.left' })}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') send({ type: 'phrase.changed', phrase: inputValue })
        }}
        onHighlightChange={({ highlightedValue }) => {
          const at = items.findIndex(({ value }) => value === highlightedValue)
          if (at !== -1) send({ type: 'option.reached', at })
        }}
        onSelect={({ itemValue }) => take(itemValue)}
      >
        {children}
      </Combobox.Root>
    </ChakraProvider>
  )
}
