import type { SearchContext } from '../../../contract/shared/search-context.ts'
import { lexemesOf } from './lex.ts'
import { isFolder, listNamed } from './list-names.ts'
import type { NamedSymbols } from './query.ts'

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

/** The lists in a phrase that have no symbols, by their names. */
export const emptyLists = (phrase: string, lists: readonly NamedSymbols[]) =>
  partsOf(phrase)
    .named.filter(({ name }) => listNamed(lists, name)?.symbols.length === 0)
    .map(({ name }) => name)

/** What a phrase is looked for in; without a symbol it is in no list, nor left out of one. */
type Found = { fields: readonly string[]; symbol?: string | undefined }

/** Every word must stand, in any case, in one of the fields, and every list that is named must have the symbol, or not. */
export function asks(phrase: string, lists: readonly NamedSymbols[] = []): (found: Found) => boolean {
  const { words: text, named } = partsOf(phrase)
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const tests = named.map(({ name, isLeftOut }) => {
    const symbols = new Set(listNamed(lists, name)?.symbols)
    return ({ symbol }: Found) => symbol !== undefined && symbols.has(symbol) !== isLeftOut
  })
  return (found) => {
    const fields = found.fields.map((field) => field.toLowerCase())
    return words.every((word) => fields.some((field) => field.includes(word))) && tests.every((test) => test(found))
  }
}

type Wanted = Omit<SearchContext, 'exclude'>

const foldersIn = (keyword: string) => {
  const lexemes = lexemesOf(keyword)
  return lexemes.flatMap((one, at) =>
    one.kind === 'term' && one.field === 'folder' ? { isLeftOut: lexemes[at - 1]?.kind === 'not' } : [],
  )
}
const queriesOf = ({ keywords = [], queryLanguage }: Wanted) => (queryLanguage ? keywords : [])

/** Whether a search names a folder of the user's own sources. */
export const namesFolder = (search: Wanted) =>
  (search.newsSources ?? []).some(isFolder) || queriesOf(search).some((keyword) => foldersIn(keyword).length > 0)

/** Whether it wants what is in one, and so what is real. */
export const asksFolder = (search: Wanted) =>
  (search.newsSources ?? []).some(isFolder) ||
  queriesOf(search).some((keyword) => foldersIn(keyword).some(({ isLeftOut }) => !isLeftOut))
