import { communicationServices } from './companies/communication-services.ts'
import { consumerDiscretionary } from './companies/consumer-discretionary.ts'
import { consumerStaples } from './companies/consumer-staples.ts'
import { energy } from './companies/energy.ts'
import { financials } from './companies/financials.ts'
import { healthCare } from './companies/health-care.ts'
import { industrials } from './companies/industrials.ts'
import type { Industries } from './companies/industries.ts'
import { informationTechnology } from './companies/information-technology.ts'
import { materials } from './companies/materials.ts'
import { realEstate } from './companies/real-estate.ts'
import { utilities } from './companies/utilities.ts'
import { notCompanies } from './not-companies.ts'
import { phraseBook } from './phrase-book.ts'
import { tokensOf } from './tokens.ts'

/** `ticker` is '' for companies not listed in the United States. */
export type Company = { ticker: string; sector: string; industry: string }
/** How reliable the name is without further evidence: see `CompanyRow`. */
export type Mark = 'sure' | 'word' | 'shared' | 'product'
/** A name of a company, or of something that only looks like one. */
type Name = { company: Company; mark: Mark } | 'no company'

const sectors: Readonly<Record<string, Industries>> = {
  'Communication Services': communicationServices,
  'Consumer Discretionary': consumerDiscretionary,
  'Consumer Staples': consumerStaples,
  Energy: energy,
  Financials: financials,
  'Health Care': healthCare,
  Industrials: industrials,
  'Information Technology': informationTechnology,
  Materials: materials,
  'Real Estate': realEstate,
  Utilities: utilities,
}
const marks: Readonly<Record<string, Mark>> = { '~': 'word', '?': 'shared', '+': 'product' }

export const listed = Object.entries(sectors).flatMap(([sector, industries]) =>
  Object.entries(industries).flatMap(([industry, rows]) =>
    rows.map(([ticker, ...names]) => ({ company: { ticker, sector, industry }, names })),
  ),
)

/** Names and look-alikes in one phrase book, where the longer one wins. */
export const names = phraseBook<Name>([
  ...listed.flatMap(({ company, names }) => names.map((name) => entryOf(name, company))),
  ...notCompanies.map((phrase) => [phrase, 'no company'] as const),
])

export const companyOfTicker: ReadonlyMap<string, Company> = new Map(
  listed.filter(({ company }) => company.ticker !== '').map(({ company }) => [company.ticker, company]),
)

const firstWords = new Map(
  listed.map(({ company, names }) => [company, new Set(names.map((name) => tokensOf(name)[0]?.stem))] as const),
)

/** Whether a company's name begins with the word: 'Southern (SO)' gives the symbol to half a name. */
export const beginsNameOf = (company: Company, stem: string) => firstWords.get(company)?.has(stem) ?? false

/** The industries and the sector that each belongs to. */
export const sectorOfIndustry: ReadonlyMap<string, string> = new Map(
  Object.entries(sectors).flatMap(([sector, industries]) =>
    Object.keys(industries).map((industry) => [industry, sector] as const),
  ),
)

/** A name as it is written in the tables, and what the character before it says. */
export function markedName(written: string): { name: string; mark: Mark } {
  const mark = marks[written.charAt(0)]
  return mark ? { name: written.slice(1), mark } : { name: written, mark: 'sure' }
}

function entryOf(written: string, company: Company): readonly [string, Name] {
  const { name, mark } = markedName(written)
  return [name, { company, mark }]
}
