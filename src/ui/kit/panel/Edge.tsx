import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { focusOn } from '../focus/focus.ts'
import styles from './Edge.module.css'

type Props = {
  /** What it divides: its name for those who do not see it. */
  label: string
  /** `column`: it stands upright between two columns. */
  divides: 'column' | 'row'
  /** Of the part before it, in pixels or percent. */
  value: number
  least: number
  most: number
  /** It was moved by so many pixels, to the right or downwards. */
  onMove: (by: number) => void
  /** Put it back where it was at first. */
  onReset: () => void
}

const STEP = 16
const LEAP = 64

/** The edge between two parts of the page: grabbed, moved by arrows, or put back by a double click or Enter (APG window splitter). */
export function Edge({ label, divides, value, least, most, onMove, onReset }: Props) {
  const last = useRef(0)
  const at = (event: PointerEvent) => (divides === 'column' ? event.clientX : event.clientY)
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(at(event) - last.current)
    last.current = at(event)
  }
  const press = (event: KeyboardEvent) => {
    const by = (event.shiftKey ? LEAP : STEP) * directionOf(event.key, divides)
    if (by === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (by === 0) onReset()
    else onMove(by)
  }
  return (
    <hr
      className={`${styles.edge} ${styles[divides]}`}
      aria-label={label}
      aria-orientation={divides === 'column' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(value)}
      aria-valuemin={least}
      aria-valuemax={Math.round(most)}
      title="Drag to resize, double-click to put back"
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        focusOn(event.currentTarget)
        last.current = at(event)
      }}
      onPointerMove={drag}
      onDoubleClick={onReset}
      onKeyDown={press}
    />
  )
}

function directionOf(key: string, divides: Props['divides']) {
  const [back, forth] = divides === 'column' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  return key === forth ? 1 : key === back ? -1 : 0
}
