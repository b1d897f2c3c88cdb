import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { chosenZoneOf, homeZoneOf, nowOf } from '../../machines/calendar.machine.ts'
import { foundOf, isOpen, phraseOf, placeOf } from '../../machines/zone-search.machine.ts'
import { cityOf } from '../../rules/calendar-words.ts'
import { isSame } from '../../rules/merge.ts'
import { offsetName } from '../../rules/shared/time/zones.ts'
import { selectText } from '../kit/focus.ts'
import { useWidgets } from '../widgets.tsx'
import options from './CalendarOptions.module.css'
import styles from './ZoneChoice.module.css'

/** As long as the longest name of a zone. */
const LONGEST = 60

/** CAL-11: the reader's zone, or another. An editable combobox with a list (APG): arrows choose, Enter takes. */
export function ZoneChoice() {
  const { calendar, zoneSearch } = useWidgets()
  const [id, list] = [useId(), useId()]
  const chosen = useSelector(calendar, chosenZoneOf)
  const nameOf = useNames()
  const isListOpen = useSelector(zoneSearch, isOpen)
  const phrase = useSelector(zoneSearch, phraseOf)
  const place = useSelector(zoneSearch, placeOf)
  const moveOrOpen = (by: number) => zoneSearch.send(isListOpen ? { type: 'option.moved', by } : { type: 'box.opened' })
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveOrOpen(1),
    ArrowUp: () => moveOrOpen(-1),
    ...(isListOpen ? { Escape: () => zoneSearch.send({ type: 'box.left' }) } : {}),
    ...(isListOpen ? { Enter: () => zoneSearch.send({ type: 'phrase.submitted' }) } : {}),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    // Escape closes the list first, then what the list stands in
    event.stopPropagation()
    act()
  }
  return (
    <div className={options.group}>
      <label htmlFor={id} className={options.legend}>
        Time zone
      </label>
      <input
        id={id}
        className={styles.box}
        role="combobox"
        aria-expanded={isListOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={place === undefined ? undefined : `${list}-${place}`}
        placeholder={nameOf(chosen)}
        value={isListOpen ? phrase : nameOf(chosen)}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => selectText(event.target)}
        onChange={(event) => zoneSearch.send({ type: 'phrase.changed', phrase: event.target.value })}
        onClick={() => zoneSearch.send({ type: 'box.opened' })}
        onKeyDown={press}
        onBlur={() => zoneSearch.send({ type: 'box.left' })}
      />
      {isListOpen && <Zones id={list} nameOf={nameOf} />}
    </div>
  )
}

/** How a zone is called, with what its clock says against UTC now; without one it is the reader's own. */
function useNames() {
  const { calendar } = useWidgets()
  const home = useSelector(calendar, homeZoneOf)
  const hour = useSelector(calendar, (snapshot) => Math.floor(nowOf(snapshot) / 3_600_000)) * 3_600_000
  return (zone?: string) => {
    const named = zone ?? home
    const offset = offsetName(named, hour)
    const name = named === 'UTC' ? named : `${cityOf(named)} (${offset})`
    return zone === undefined ? `Yours: ${name}` : name
  }
}

function Zones({ id, nameOf }: { id: string; nameOf: (zone?: string) => string }) {
  const { zoneSearch } = useWidgets()
  const found = useSelector(zoneSearch, foundOf, isSame)
  const drop = useRef<HTMLDivElement>(null)
  useEffect(() => void drop.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    // the box keeps the focus while something here is pressed
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div ref={drop} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label="Time zones" className={styles.list}>
        {found.map(({ zone }, place) => (
          <Zone key={zone ?? ''} id={`${id}-${place}`} zone={zone} place={place} name={nameOf(zone)} />
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.word} role="status">
          No matching time zones.
        </p>
      )}
    </div>
  )
}

function Zone({ id, zone, place, name }: { id: string; zone?: string; place: number; name: string }) {
  const { zoneSearch } = useWidgets()
  const option = useRef<HTMLDivElement>(null)
  const isCurrent = useSelector(zoneSearch, (snapshot) => placeOf(snapshot) === place)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which has the focus
    <div
      ref={option}
      role="option"
      id={id}
      tabIndex={-1}
      className={styles.option}
      aria-selected={isCurrent}
      onClick={() => zoneSearch.send({ type: 'option.taken', zone })}
    >
      {name}
    </div>
  )
}
