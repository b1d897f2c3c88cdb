import type { AnyEventObject } from 'xstate'
import { windowIn } from '../../../src/rules/calendar/calendar-window.ts'

const DAY = 86_400_000
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const sunday = (day: string) => plus(day, -new Date(day).getUTCDay())
const apart = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY
const formats = new Map<string, Intl.DateTimeFormat>()
function dayOf(zone: string, now: number) {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  formats.set(zone, format)
  return format.format(now)
}

export const home = 'America/New_York'
/** A Monday at noon in UTC. */
export const noon = Date.parse('2026-10-05T12:00:00.000Z')

/** What the user sees after all these events, computed from the dates alone. */
export function outcomeOf(events: AnyEventObject[]) {
  const today = dayOf(home, noon)
  const seen = {
    now: noon,
    zone: home,
    today,
    selected: today,
    week: sunday(today),
    days: { first: plus(today, -20), last: plus(today, 20) },
    tab: 'economic',
    phrases: { economic: '', earnings: '' } as Record<string, string>,
    lists: undefined as object[] | undefined,
    impacts: [] as string[],
    countries: [] as string[],
    isOpen: false,
    aim: { day: today, at: noon } as { day: string; at: number } | undefined,
  }
  const said: AnyEventObject[] = []
  const kept: AnyEventObject[] = []
  const wanted: AnyEventObject[] = []
  let isSeen = false
  const announceWindow = () => said.push({ type: 'window.changed', window: windowIn(seen.zone, seen.days) })

  function goTo(day: string) {
    const week = sunday(day)
    const hasPaged = week !== seen.week
    seen.selected = day
    seen.week = week
    const isNearFirst = apart(seen.days.first, week) <= 60
    const isNearLast = apart(plus(week, 6), seen.days.last) <= 60
    if (!hasPaged || (!isNearFirst && !isNearLast)) return
    if (isNearFirst) seen.days = { ...seen.days, first: plus(seen.days.first, -60) }
    if (isNearLast) seen.days = { ...seen.days, last: plus(seen.days.last, 60) }
    announceWindow()
  }
  const aim = () => {
    seen.aim = { day: seen.selected, at: seen.now }
  }
  const aimAt = (day: string) => {
    goTo(day)
    aim()
  }
  const toggle = (values: string[], value: string) =>
    values.includes(value) ? values.splice(values.indexOf(value), 1) : values.push(value)
  const keepChoices = () => {
    const { zone, impacts, countries } = seen
    const chosen = zone === home ? {} : { zone }
    kept.push({ type: 'choices.made', choices: { ...chosen, impacts: [...impacts], countries: [...countries] } })
  }

  const rules: Record<string, (received: AnyEventObject) => unknown> = {
    'panel.shown': () => {
      if (!isSeen) announceWindow()
      isSeen = true
    },
    'clock.ticked': ({ now }) => {
      const wasAtToday = seen.selected === seen.today
      const day = dayOf(seen.zone, now)
      const isNew = day !== seen.today
      seen.now = now
      seen.today = day
      if (isNew && wasAtToday) aimAt(day)
    },
    'day.picked': ({ day }) => aimAt(day),
    'day.seen': ({ day }) => {
      goTo(day)
      seen.aim = undefined
    },
    'week.paged': ({ by }) => aimAt(plus(seen.selected, 7 * by)),
    'today.pressed': () => aimAt(seen.today),
    'tab.chosen': ({ tab }) => {
      seen.tab = tab
      aim()
      if (tab === 'earnings') said.push({ type: 'earnings.wanted' })
    },
    'earnings.expected': () => said.push({ type: 'earnings.wanted' }),
    'phrase.changed': ({ phrase }) => {
      seen.phrases[seen.tab] = phrase
      // economic events have no tickers
      if (seen.tab === 'earnings') wanted.push({ type: 'phrase.said', phrase })
    },
    'lists.changed': ({ lists }) => {
      seen.lists = lists
    },
    'impact.toggled': ({ impact }) => {
      toggle(seen.impacts, impact)
      keepChoices()
    },
    'country.toggled': ({ country }) => {
      toggle(seen.countries, country)
      keepChoices()
    },
    'filters.cleared': () => {
      seen.impacts = []
      seen.countries = []
      keepChoices()
    },
    'zone.chosen': ({ zone = home }) => {
      const wasAtToday = seen.selected === seen.today
      seen.zone = zone
      seen.today = dayOf(zone, seen.now)
      if (wasAtToday) seen.selected = seen.today
      seen.week = sunday(seen.selected)
      aim()
      announceWindow()
      keepChoices()
    },
    'options.toggled': () => {
      seen.isOpen = !seen.isOpen
    },
    'options.left': () => {
      seen.isOpen = false
    },
    'export.pressed': ({ reach }) => {
      const { tab, phrases, impacts, countries, week, days, zone, now } = seen
      const asked = { phrase: phrases[tab], impacts: [...impacts], countries: [...countries], lists: seen.lists }
      const reached = reach === 'week' ? { first: week, last: plus(week, 6) } : days
      said.push({ type: `${tab}Export.asked`, ask: { asked, days: reached, zone, now } })
    },
  }
  for (const received of events) rules[received.type]?.(received)
  return { ...seen, said, kept, wanted }
}
