import { useEffect, useRef } from 'react'
import { focusOn } from '../../kit/focus/focus.ts'
import { useWidgets } from '../../widgets.tsx'
import { LaterZoneChoice } from '../LaterZoneChoice.tsx'
import type { Calendar } from '../useCalendar.ts'
import styles from './CalendarOptions.module.css'
import { CountryFilter, ImpactFilter } from './Filters.tsx'
import { OPTIONS_BUTTON_ID, OPTIONS_ID } from './OptionsButton.tsx'
import { SaveButtons } from './SaveButtons.tsx'

/** Filters, zone, subscription and export: lies over the list until it is left by Escape, by Tab, or by a press beside it. */
export function CalendarOptions({ view }: { view: Calendar }) {
  const { calendar } = useWidgets()
  const options = useRef<HTMLDivElement>(null)

  useEffect(() => {
    focusOn(options.current)
    const stop = new AbortController()
    const leave = ({ target }: PointerEvent) => {
      const isWithin = target instanceof Element && target.closest(`#${OPTIONS_ID}, #${OPTIONS_BUTTON_ID}`)
      if (!isWithin) calendar.send({ type: 'options.left' })
    }
    document.addEventListener('pointerdown', leave, stop)
    return () => stop.abort()
  }, [calendar])

  return (
    <div
      ref={options}
      id={OPTIONS_ID}
      role="dialog"
      tabIndex={-1}
      aria-label="Calendar options"
      className={styles.options}
      onBlur={({ relatedTarget, currentTarget }) => {
        // by Tab: it must not cover what has the focus now
        const isLeft = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)
        if (isLeft && relatedTarget.id !== OPTIONS_BUTTON_ID) calendar.send({ type: 'options.left' })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        calendar.send({ type: 'options.left' })
        focusOn(document.getElementById(OPTIONS_BUTTON_ID))
      }}
    >
      {view.tab === 'economic' && (
        <>
          <ImpactFilter />
          <CountryFilter items={view.items} />
        </>
      )}
      <LaterZoneChoice />
      <SaveButtons view={view} />
    </div>
  )
}
