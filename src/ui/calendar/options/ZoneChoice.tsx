import { ChakraProvider, createListCollection } from '@chakra-ui/react'
import { Combobox } from '@chakra-ui/react/combobox'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { chosenZoneOf, homeZoneOf, nowOf } from '../../../machines/calendar/calendar.machine.ts'
import { foundOf, indexOf, isOpen, phraseOf } from '../../../machines/calendar/zone-search.machine.ts'
import { cityOf } from '../../../rules/calendar/calendar-words.ts'
import { isSame } from '../../../rules/shared/merge.ts'
import { offsetName } from '../../../rules/shared/time/zones.ts'
import { selectText } from '../../kit/focus/focus.ts'
import { system } from '../../theme/system.ts'
import { useWidgets } from '../../widgets.tsx'
import options from './CalendarOptions.module.css'
import styles from './ZoneChoice.module.css'

/** As long as the longest name of a zone. */
const LONGEST = 60
/** Stands for the reader's own zone among the names of zones. */
const OWN = 'own'

/** CAL-11: the reader's zone, or another. Chakra's combobox shows what the chart says, and tells it what is pressed. */
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
    <ChakraProvider value={system}>
      <Combobox.Root
        unstyled
        className={options.group}
        collection={createListCollection({ items })}
        selectionBehavior="preserve"
        // the chart closes the list, and what finds nothing stays to be corrected
        closeOnSelect={false}
        allowCustomValue
        openOnClick
        open={isListOpen}
        inputValue={isListOpen ? phrase : nameOf(chosen)}
        highlightedValue={index === undefined ? null : (items[index]?.value ?? null)}
        value={[chosen ?? OWN]}
        onOpenChange={({ open }) => zoneSearch.send({ type: open ? 'box.opened' : 'box.left' })}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') zoneSearch.send({ type: 'phrase.changed', phrase: inputValue })
        }}
        onHighlightChange={({ highlightedValue }) => {
          const at = items.findIndex(({ value }) => value === highlightedValue)
          if (at !== -1) zoneSearch.send({ type: 'option.reached', at })
        }}
        onSelect={({ itemValue }) =>
          zoneSearch.send({ type: 'option.taken', ...(itemValue !== OWN && { zone: itemValue }) })
        }
      >
        <Combobox.Label className={options.legend}>Time zone</Combobox.Label>
        <Combobox.Input
          className={styles.box}
          placeholder={nameOf(chosen)}
          maxLength={LONGEST}
          onFocus={(event) => selectText(event.target)}
        />
        <Zones items={items} isListOpen={isListOpen} />
      </Combobox.Root>
    </ChakraProvider>
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
