import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { shownOf } from '../../machines/spotlight.machine.ts'
import { useToday } from '../kit/useToday.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './Spotlight.module.css'
import { SpotlightCard } from './SpotlightCard.tsx'

/** How many cards each key passes. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

/** A feed by the ARIA practices: besides Tab, arrows and page keys go from card to card. */
export function SpotlightCards({ isBusy }: { isBusy: boolean }) {
  const { spotlight } = useWidgets()
  const items = useSelector(spotlight, shownOf)
  const today = useToday()
  const list = useRef<HTMLDivElement>(null)

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const place = links.findIndex((link) => link === document.activeElement)
    if (step === undefined || place === -1) return
    event.preventDefault()
    links[Math.min(links.length - 1, Math.max(0, place + step))]?.focus()
  }
  return (
    <div
      ref={list}
      role="feed"
      aria-label="Events, newest first"
      aria-busy={isBusy}
      className={styles.cards}
      onKeyDown={walk}
    >
      {items.map((item, index) => (
        <SpotlightCard key={item.id} item={item} index={index} count={items.length} today={today} />
      ))}
    </div>
  )
}
