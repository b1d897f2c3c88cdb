import { asks } from '../shared/query/phrase.ts'
import type { NamedSymbols } from '../shared/query/query.ts'
import type { CalendarItem } from './calendar-list.ts'

/** CAL-09, CAL-18: whether an item is what a phrase asks for. */
export function searches(phrase: string, lists: readonly NamedSymbols[] = []): (item: CalendarItem) => boolean {
  const isAsked = asks(phrase, lists)
  return (item) => isAsked({ fields: fieldsOf(item), symbol: 'ticker' in item ? item.ticker : undefined })
}

const fieldsOf = (item: CalendarItem) =>
  'eventName' in item ? [item.eventName, item.currency, item.country] : [item.companyName, item.ticker, item.currency]
