import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { chosenZoneOf, homeZoneOf, nowOf } from '../../../machines/calendar/calendar.machine.ts'
import { foundOf, indexOf, isOpen, phraseOf } from '../../../machines/calendar/zone-search.machine.ts'
import { cityOf } from '../../../rules/calendar/calendar-words.ts'
import { isSame } from '../../../rules/shared/merge.ts'
import { offsetName } from '../../../rules/shared/time/zones.ts'
import { SearchCombobox } from '../../kit/fields/SearchCombobox.tsx'
import { selectText } from '../../kit/focus/focus.ts'
import { useWidgets } from '../../widgets.tsx'
import options from './CalendarOptions.module.css'
import styles from './ZoneChoice.module.css'

/** As long as the longest name of a zone. */
const LONGEST = 60
/** Stands for the reader's own zone among the names of zones. */
const OWN = 'own'

/** CAL-11: the reader's zone, or another. */
export function ZoneChoice() {
  const { calendar, zoneSearch } = useWidgets()
  const chosen = useSelector(calendar, chosenZoneOf)
  const nameOf = useNames()
  const isListOpen = useSelector(zoneSearch, isOpen)
  const phrase = useSelector(zoneSearch, phraseOf)
  const index = useSelector(zoneSearch, indexOf)
  const found = useSelector(zoneSearch, foundOf, isSame)
  const items = found.map(({ zone }) => ({ value: zone ?? OWN, label: nameOf(zone) }))
  return (
    <SearchCombobox
      className={options.group}
      items={items}
      isOpen={isListOpen}
      phrase={isListOpen ? phrase : nameOf(chosen)}
      index={index}
      chosen={chosen ?? OWN}
      send={zoneSearch.send}
      take={(value) => zoneSearch.send({ type: 'option.taken', ...(value !== OWN && { zone: value }) })}
    >
      <Combobox.Label className={options.legend}>Time zone</Combobox.Label>
      <Combobox.Input
        className={styles.box}
        placeholder={nameOf(chosen)}
        maxLength={LONGEST}
        onFocus={(event) => selectText(event.target)}
      />
      <Zones items={items} isListOpen={isListOpen} />
    </SearchCombobox>
  )
}

/** The name of a zone with its present offset from UTC; without a zone, the user's own. */
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

type ZonesProps = { items: readonly { value: string; label: string }[]; isListOpen: boolean }

function Zones({ items, isListOpen }: ZonesProps) {
  const drop = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isListOpen) drop.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isListOpen])
  return (
    <div ref={drop}>
      <Combobox.Content className={styles.list} hidden={!isListOpen}>
        {items.map((item) => (
          <Combobox.Item key={item.value} item={item} className={styles.option}>
            {item.label}
          </Combobox.Item>
        ))}
      </Combobox.Content>
      {isListOpen && items.length === 0 && (
        <p className={styles.word} role="status">
          No matching time zones.
        </p>
      )}
    </div>
  )
}
