import * as z from 'zod/mini'

/** What a symbol stands for. `class`: another share or security of a company whose main symbol is listed, too. */
export const SymbolKind = z.enum(['share', 'class', 'ADR', 'ETF', 'fund', 'coin'])

export const SYMBOL = /^[A-Z0-9][A-Z0-9.]{0,15}$/

/** A symbol of the directory of listed companies. */
export const SymbolSuggestion = z.object({
  /** Upper case, with a dot before a class: `BRK.B`. */
  symbol: z.string().check(z.regex(SYMBOL)),
  /** The company or fund, as it is registered. */
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** '' where none is known. */
  exchange: z.string().check(z.maxLength(50)),
  kind: SymbolKind,
})
export type SymbolSuggestion = z.infer<typeof SymbolSuggestion>

export const SUGGESTIONS_LIMIT = 10
/** In characters of what is looked for. */
export const SUGGESTION_SEARCH_LIMIT = 50

export const SymbolSuggestions = z.object({
  data: z.array(SymbolSuggestion).check(z.maxLength(SUGGESTIONS_LIMIT)),
  /** The month or day of the directory: 2025-01. */
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)),
})
