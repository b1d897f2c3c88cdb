import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import type { Instrument } from '../../../contract/markets/markets.ts'
import { seriesOf, symbolOf } from '../../../machines/markets/chart.machine.ts'
import {
  foundOf,
  hasFailed,
  indexOf,
  isLoading,
  isOpen,
  phraseOf,
} from '../../../machines/markets/symbol-search.machine.ts'
import { isSame } from '../../../rules/shared/merge.ts'
import { SearchCombobox } from '../../kit/fields/SearchCombobox.tsx'
import { SymbolDrop } from '../../kit/fields/SymbolDrop.tsx'
import { SearchIcon } from '../../kit/icons.tsx'
import { useMarkets } from '../market-charts.ts'
import styles from './SymbolSearch.module.css'

/** As long as the longest name of anything that has a price. */
const LONGEST = 100

/** The box in which a symbol is looked for, with the symbol that is shown now while nothing is typed. */
export function SymbolSearch() {
  const { chart, symbolSearch } = useMarkets()
  const symbol = useSelector(chart, symbolOf)
  const title = useSelector(chart, (snapshot) => seriesOf(snapshot)?.title)
  const phrase = useSelector(symbolSearch, phraseOf)
  const isListOpen = useSelector(symbolSearch, isOpen)
  const index = useSelector(symbolSearch, indexOf)
  const found = useSelector(symbolSearch, foundOf, isSame)
  return (
    <SearchCombobox
      className={styles.box}
      items={found.map((instrument) => ({ value: instrument.symbol, label: instrument.title }))}
      isOpen={isListOpen}
      phrase={phrase}
      index={index}
      send={symbolSearch.send}
      take={(taken) => symbolSearch.send({ type: 'option.taken', symbol: taken })}
    >
      <SearchIcon />
      <Combobox.Input
        className={styles.input}
        dir="auto"
        aria-label="Symbol or company"
        placeholder={isListOpen ? 'Symbol or company…' : [symbol, title].filter(Boolean).join('  ')}
        maxLength={LONGEST}
      />
      {isListOpen && <Drop found={found} index={index} />}
    </SearchCombobox>
  )
}

type DropProps = { found: readonly Instrument[]; index: number | undefined }

function Drop({ found, index }: DropProps) {
  const { symbolSearch } = useMarkets()
  const waits = useSelector(symbolSearch, isLoading)
  const failed = useSelector(symbolSearch, hasFailed)
  return (
    <SymbolDrop
      className={styles.drop}
      label="Symbols"
      found={found.map(({ symbol, title }) => ({ symbol, name: title }))}
      index={index}
      word={waits ? 'Loading symbols…' : failed ? 'The symbols could not be loaded.' : 'No matching symbols.'}
    >
      {failed && (
        <button type="button" className={styles.retry} onClick={() => symbolSearch.send({ type: 'retry.pressed' })}>
          Retry
        </button>
      )}
    </SymbolDrop>
  )
}
