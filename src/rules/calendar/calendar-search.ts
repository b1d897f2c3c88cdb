import { lexemesOf } from '../shared/query/lex.ts'
import { listNamed } from '../shared/query/list-names.ts'
import type { NamedSymbols } from '../shared/query/query.ts'
import type { CalendarItem } from './calendar-list.ts'

type NamedList = { name: string; isLeftOut: boolean }

/** What is typed: words, and the watchlists that it names as a query does (`list:mine`, `-list:"my cars"`). */
function partsOf(phrase: string): { words: string; named: NamedList[] } {
  const named: NamedList[] = []
  let words = ''
  let from = 0
  const lexemes = lexemesOf(phrase)
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.kind !== 'term' || lexeme.field !== 'list') continue
    const before = lexemes[at - 1]
    const isLeftOut = before?.kind === 'not'
    named.push({ name: lexeme.text, isLeftOut })
    words += `${phrase.slice(from, isLeftOut ? before.start : lexeme.start)} `
    from = lexeme.end
  }
  return { words: (words + phrase.slice(from)).trim(), named }
}

/** Whether a phrase names a watchlist. */
export const namesLists = (phrase: string) => partsOf(phrase).named.length > 0
/** The names in a phrase that none of the watchlists has. */
export const unknownLists = (phrase: string, lists: readonly NamedSymbols[]) =>
  partsOf(phrase)
    .named.filter(({ name }) => !listNamed(lists, name))
    .map(({ name }) => name)

/** CAL-09: every word must stand, in any case, in one of the fields, and every list that is named must have the ticker, or not. */
export function searches(phrase: string, lists: readonly NamedSymbols[] = []): (item: CalendarItem) => boolean {
  const { words: text, named } = partsOf(phrase)
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const tests = named.map(({ name, isLeftOut }) => {
    const symbols = new Set(listNamed(lists, name)?.symbols)
    return (item: CalendarItem) => 'ticker' in item && symbols.has(item.ticker) !== isLeftOut
  })
  return (item) => {
    const fields = fieldsOf(item).map((field) => field.toLowerCase())
    return words.every((word) => fields.some((field) => field.includes(word))) && tests.every((test) => test(item))
  }
}

const fieldsOf = (item: CalendarItem) =>
  'eventName' in item ? [item.eventName, item.currency, item.country] : [item.companyName, item.ticker, item.currency]
