import { Combobox } from '@chakra-ui/react/combobox'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './SymbolDrop.module.css'

type Found = { symbol: string; name: string; exchange?: string }
type SymbolDropProps = {
  /** Says where the list stands, and how large it may be. */
  className: string | undefined
  label: string
  /** The best first. */
  found: readonly Found[]
  /** The index of the option that the user is at. */
  index: number | undefined
  /** Stands in place of the options where there are none. */
  word: string
  children?: ReactNode
}

/** The list beneath a box in which a symbol is looked for. */
export function SymbolDrop({ className, label, found, index, word, children }: SymbolDropProps) {
  return (
    // the box keeps the focus while something here is pressed
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div className={`${styles.drop} ${className}`} onMouseDown={(event) => event.preventDefault()}>
      <Combobox.Content aria-label={label}>
        {found.map((one, at) => (
          <Option key={one.symbol} {...one} isCurrent={at === index} />
        ))}
      </Combobox.Content>
      {found.length === 0 && (
        <p className={styles.word} role="status">
          {word}
        </p>
      )}
      {children}
    </div>
  )
}

function Option({ symbol, name, exchange, isCurrent }: Found & { isCurrent: boolean }) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Combobox.Item ref={option} item={symbol} className={styles.option}>
      <span className={styles.symbol}>{symbol}</span>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {exchange !== undefined && <span className={styles.exchange}>{exchange}</span>}
    </Combobox.Item>
  )
}
