import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Instrument } from '../../../contract/markets/markets.ts'
import { seriesOf, symbolOf } from '../../../machines/markets/chart.machine.ts'
import {
  currentOf,
  foundOf,
  hasFailed,
  isLoading,
  isOpen,
  phraseOf,
} from '../../../machines/markets/symbol-search.machine.ts'
import { isSame } from '../../../rules/shared/merge.ts'
import { SearchIcon } from '../../kit/icons.tsx'
import { useMarkets } from '../market-charts.ts'
import styles from './SymbolSearch.module.css'

/** As long as the longest name of anything that has a price. */
const LONGEST = 100

/** An editable combobox with a list (APG): what is typed is looked for, the arrows choose, Enter takes. */
export function SymbolSearch() {
  const { chart, symbolSearch } = useMarkets()
  const list = useId()
  const symbol = useSelector(chart, symbolOf)
  const title = useSelector(chart, (snapshot) => seriesOf(snapshot)?.title)
  const phrase = useSelector(symbolSearch, phraseOf)
  const isListOpen = useSelector(symbolSearch, isOpen)
  const current = useSelector(symbolSearch, currentOf)
  const keys: Record<string, () => void> = {
    ArrowDown: () => symbolSearch.send(isListOpen ? { type: 'option.moved', by: 1 } : { type: 'box.opened' }),
    ArrowUp: () => symbolSearch.send(isListOpen ? { type: 'option.moved', by: -1 } : { type: 'box.opened' }),
    Enter: () => symbolSearch.send({ type: 'phrase.submitted' }),
    ...(isListOpen ? { Escape: () => symbolSearch.send({ type: 'box.left' }) } : {}),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <div className={styles.box}>
      <SearchIcon />
      <input
        role="combobox"
        dir="auto"
        aria-label="Symbol or company"
        aria-expanded={isListOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current === undefined ? undefined : `${list}-${current}`}
        placeholder={isListOpen ? 'Symbol or company…' : [symbol, title].filter(Boolean).join('  ')}
        value={phrase}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => symbolSearch.send({ type: 'phrase.changed', phrase: event.target.value })}
        onClick={() => symbolSearch.send({ type: 'box.opened' })}
        onKeyDown={press}
        onBlur={() => symbolSearch.send({ type: 'box.left' })}
      />
      {isListOpen && <Options id={list} />}
    </div>
  )
}

function Options({ id }: { id: string }) {
  const { symbolSearch } = useMarkets()
  const found = useSelector(symbolSearch, foundOf, isSame)
  const waits = useSelector(symbolSearch, isLoading)
  const failed = useSelector(symbolSearch, hasFailed)
  return (
    // the box keeps the focus while something here is pressed
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div className={styles.drop} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label="Symbols">
        {found.map((instrument) => (
          <Option key={instrument.symbol} list={id} {...instrument} />
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.word} role="status">
          {waits ? 'Loading symbols…' : failed ? 'The symbols could not be loaded.' : 'No matching symbols.'}
        </p>
      )}
      {failed && (
        <button type="button" className={styles.retry} onClick={() => symbolSearch.send({ type: 'retry.pressed' })}>
          Retry
        </button>
      )}
    </div>
  )
}

function Option({ list, symbol, title }: Instrument & { list: string }) {
  const { symbolSearch } = useMarkets()
  const option = useRef<HTMLDivElement>(null)
  const isCurrent = useSelector(symbolSearch, (snapshot) => currentOf(snapshot) === symbol)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which has the focus
    <div
      ref={option}
      role="option"
      id={`${list}-${symbol}`}
      tabIndex={-1}
      className={styles.option}
      aria-selected={isCurrent}
      onClick={() => symbolSearch.send({ type: 'option.taken', symbol })}
    >
      <span className={styles.symbol}>{symbol}</span>
      <span dir="auto" className={styles.title}>
        {title}
      </span>
    </div>
  )
}
