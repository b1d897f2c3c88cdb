import type { KeyboardEvent } from 'react'
import { usePalette } from './palette-chart.tsx'
import { type Entries, useTake } from './useEntries.ts'

/** The keys of the field: it has the focus, and the list follows. Escape is the dialog's. */
export function usePaletteKeys(entries: Entries) {
  const palette = usePalette()
  const { enter } = useTake(entries)
  const { options, index, subject } = entries
  const go = (by: number) => {
    const option = options[(index + by + options.length) % options.length]
    if (option) palette.send({ type: 'entry.reached', key: option.key })
  }
  function tab(isBack: boolean) {
    const option = options[index]
    // Shift and Tab lead to the close button; Tab stays, also where nothing has been found yet
    if (!subject && isBack) return false
    if (subject) palette.send({ type: 'actions.left' })
    else if (option) palette.send({ type: 'actions.asked', entry: option.entry })
    return true
  }
  const isTaken = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (altKey) return false
    if (ctrlKey || metaKey) {
      if (key === 'k') palette.send({ type: 'palette.left' })
      return key === 'k'
    }
    if (key === 'ArrowDown') go(1)
    else if (key === 'ArrowUp') go(-1)
    else if (key === 'Enter') enter(options[index], shiftKey)
    else return key === 'Tab' && tab(shiftKey)
    return true
  }
  return (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && isTaken(event)) event.preventDefault()
  }
}
