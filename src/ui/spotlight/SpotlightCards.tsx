import { useSelector } from '@xstate/react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { type Hold, shownOf } from '../../machines/spotlight.machine.ts'
import { useToday } from '../kit/useToday.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './Spotlight.module.css'
import { SpotlightCard } from './SpotlightCard.tsx'

/** How many cards each key passes. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

/** A feed by the ARIA practices: besides Tab, arrows and page keys go from card to card. Nothing moves under a pointer or the keyboard's focus. */
export function SpotlightCards({ isBusy }: { isBusy: boolean }) {
  const { spotlight } = useWidgets()
  const items = useSelector(spotlight, shownOf)
  const today = useToday()
  const list = useRef<HTMLDivElement>(null)

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const place = links.findIndex((link) => link.matches(':focus'))
    if (step === undefined || place === -1) return
    event.preventDefault()
    links[Math.min(links.length - 1, Math.max(0, place + step))]?.focus()
  }
  const hold = (by: Hold) => () => spotlight.send({ type: 'reader.held', by })
  const free = (by: Hold) => spotlight.send({ type: 'reader.freed', by })
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!stays) free('focused')
  }

  return (
    <div
      ref={list}
      role="feed"
      aria-label="Events, newest first"
      aria-busy={isBusy}
      className={styles.cards}
      onKeyDown={walk}
      onPointerEnter={hold('pointed')}
      onPointerLeave={() => free('pointed')}
      onFocus={hold('focused')}
      onBlur={leave}
    >
      {items.map((item, index) => (
        <SpotlightCard key={item.id} item={item} index={index} count={items.length} today={today} />
      ))}
    </div>
  )
}
