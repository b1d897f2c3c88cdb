import { mainClassOf } from '../shared/query/share-classes.ts'
import { tokensOf } from '../shared/query/tokens.ts'
import { actsIn, polesIn } from './acts.ts'
import { codeOf } from './code.ts'
import { type Figures, figuresIn } from './figures.ts'
import { type Form, formOf } from './form.ts'
import { instrumentsIn } from './instruments.ts'
import { type Periods, periodsIn } from './periods.ts'
import { type Rating, ratingIn } from './rating.ts'
import { type Mark, strippedTitle } from './title.ts'
import { type Coded, coded, keysOf, totalOf, weightsOf } from './weights.ts'

/** What is read of an item. */
export type Wording = { title: string; publisher: string; tickers: readonly string[] }

/** A headline made ready for comparing. */
export type Headline = {
  words: Coded
  total: number
  keys: readonly string[]
  acts: ReadonlySet<string>
  poles: ReadonlySet<string>
  figures: Figures
  periods: Periods
  rating: Rating | undefined
  tickers: readonly string[]
  /** The code of its company if it names one only, else 0. */
  company: number
  instruments: readonly string[]
  form: Form
  mark: Mark | undefined
}

export function readHeadline({ title, publisher, tickers }: Wording): Headline {
  const { text, mark } = strippedTitle(title, publisher)
  const all = tokensOf(text)
  const tokens = all.filter(({ isJoined }) => !isJoined)
  const stems = tokens.map(({ stem }) => stem)
  const figures = figuresIn(text)
  const companies = tickers.map(mainClassOf)
  const weights = weightsOf(tokens, figures, companies)
  return {
    words: coded(weights),
    total: totalOf(weights),
    keys: keysOf(weights),
    acts: actsIn(stems),
    poles: polesIn(stems),
    figures,
    periods: periodsIn(text),
    rating: ratingIn(text, tokens),
    tickers: companies,
    company: companies.length === 1 ? codeOf(companies[0] ?? '') : 0,
    instruments: instrumentsIn(all.map(({ stem }) => stem)),
    form: formOf(text),
    mark,
  }
}
