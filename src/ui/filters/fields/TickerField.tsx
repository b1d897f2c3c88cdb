import { useSelector } from '@xstate/react'
import { textOf } from '../../../machines/filters/builder.machine.ts'
import { useBuilder } from '../builders.ts'
import { AddForm } from './AddForm.tsx'
import { SymbolField } from './SymbolField.tsx'
import styles from './TickerField.module.css'

/** FED-19: the tickers that are typed are added, or one is taken from those that the directory suggests. */
export function TickerField({ name }: { name: string }) {
  const { builder, tickerSearch } = useBuilder()
  return (
    <AddForm name={name}>
      <SymbolField
        search={tickerSearch}
        text={useSelector(builder, textOf)}
        type={(text) => builder.send({ type: 'text.changed', text })}
        styles={styles}
        input={{ 'data-autofocus': true, 'aria-label': `Add ${name}`, placeholder: 'Add tickers, such as NVDA' }}
      />
    </AddForm>
  )
}
