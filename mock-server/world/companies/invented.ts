import { part, turnOf } from '../random/parts.ts'
import type { Company } from './listed.ts'
import { tradesOf } from './trades.ts'

const heads =
  'Halden Quill Vantor Ostra Bright Cinder Lattice Nimbus Corvia Alden Pelagic Sunmere Trellis Norvane Caldera Brack Ferrow Stone Kestrel Iron Marlowe Juniper Saltgrass Fern Oak Loom Tide Redmesa Pine Llano Saltfork Blue Norden Grey Tamarack Harbor Meridian Alder Finch Copper Aster Med Petrel Wick Lark North Clear Mill Dove Carrow Linden Beacon Peak Sand Amber Birch Cobalt Dune Elm Falcon Garnet Heron Indigo Jasper Keel Lumen Maple Nova Onyx Prairie Quartz Raven Sable Thistle Umber Verdant Willow Yarrow Zephyr Arbor Basalt Cedar Drift Ember Flint Granite Hazel Islet Kelp Ledge Moss'.split(
    ' ',
  )
const tails =
  'ridge gate well mark field worth stead vale bourne crest ford haven wick mere loft shore den lock view point brook wood moor glen dale fen holt garth combe thorpe bury cliff bank bridge hurst ley more port rock side stone tor wall water weald wharf yard holm cote barrow'.split(
    ' ',
  )

const trades: Readonly<Record<string, readonly string[]>> = {
  'Information Technology': ['Systems', 'Software', 'Robotics', 'Analytics', 'Cloud', 'Networks'],
  'Communication Services': ['Media', 'Interactive', 'Networks', 'Studios'],
  'Consumer Discretionary': ['Brands', 'Outfitters', 'Stores', 'Home', 'Resorts'],
  'Consumer Staples': ['Foods', 'Dairies', 'Beverages', 'Provisions'],
  Energy: ['Resources', 'Midstream', 'Energy', 'Drilling'],
  Financials: ['Payments', 'Insurance', 'Lending', 'Capital'],
  'Health Care': ['Therapeutics', 'Bio', 'Diagnostics', 'Pharma', 'Devices'],
  Industrials: ['Industries', 'Controls', 'Freight', 'Hydraulics', 'Tools'],
  Materials: ['Materials', 'Chemicals', 'Metals', 'Packaging'],
  'Real Estate': ['Properties', 'Towers', 'Storage', 'Communities'],
  Utilities: ['Power', 'Grid', 'Solar', 'Water'],
}
const sectors = Object.keys(trades)

/** An invented company: none of its names is a real one's that we know of. */
export type Invented = { name: string; sector: string }

const COUNT = heads.length * tails.length

/**
 * An invented company for each slot: different slots have different names until all names are used. Those that listed companies deal with are others than
 * those that have stories of their own.
 */
export function inventedCompany(key: number, slot: number, sector = '', isOwn = false): Invented {
  const own = sector || (sectors[slot % sectors.length] ?? '')
  return { name: nameOf(key, slot, trades[own] ?? ['Holdings'], isOwn), sector: own }
}

/** A firm that a listed company could buy: its name says a trade of that company's industry. */
export const boughtBy = (key: number, slot: number, { industry, sector }: Pick<Company, 'industry' | 'sector'>) =>
  nameOf(key, slot, tradesOf(industry) ?? trades[sector] ?? ['Holdings'], false)

/** A name that says one of these trades, of a firm that has a story of its own. */
export const firmNamed = (key: number, slot: number, kinds: readonly string[]) => nameOf(key, slot, kinds, true)

function nameOf(key: number, slot: number, kinds: readonly string[], isOwn: boolean) {
  const index = 2 * turnOf(key, slot, Math.floor(COUNT / 2)) + (isOwn ? 1 : 0)
  const [head = '', tail = ''] = [heads[Math.floor(index / tails.length)], tails[index % tails.length]]
  return `${head}${tail} ${kinds[Math.floor(part(key, 73, slot) * kinds.length)]}`
}

const funds =
  'Trident Point Capital|Ashgrove Partners|Wexcombe Capital|Northlight Investors|Graypeak Management|Holloway Street Partners|Castlemoor Partners|Fairlead Capital|Tern Hill Advisors|Ravelin Capital|Dunmore Equity|Sextant Row Partners'.split(
    '|',
  )

export const fundOf = (key: number, slot: number) => funds[turnOf(key, slot, funds.length)] ?? ''
