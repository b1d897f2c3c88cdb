import type { Series } from '../../series/series.ts'
import { grouped } from '../figures.ts'

const places: Readonly<Record<string, string>> = {
  us: 'US',
  ca: 'Canadian',
  br: 'Brazilian',
  mx: 'Mexican',
  ez: 'euro zone',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  es: 'Spanish',
  gb: 'UK',
  uk: 'UK',
  ch: 'Swiss',
  se: 'Swedish',
  no: 'Norwegian',
  za: 'South African',
  jp: 'Japanese',
  cn: 'Chinese',
  au: 'Australian',
  nz: 'New Zealand',
  kr: 'South Korean',
  in: 'Indian',
}

export const placeOf = (code: string) => places[code] ?? code.toUpperCase()

/** Words that are names and keep their capital within a sentence. */
const NAME =
  /^(CPI|CPIF|PPI|GDP|PMI|ISM|ADP|JOLTS|PCE|CB|NY|HCOB|S&P|Global|Global\/CIPS|ZEW|Ifo|GfK|Michigan|Philadelphia|Fed|Empire|Caixin|NAB|KOF|HSBC|API|M3|HPI|Nationwide|Halifax|Tokyo|Tankan|Jibun|PBoC|Ivey|NZ|Baker|Hughes|Bund|FOMC|ECB|BoE|BoJ|BoC|RBA|RBNZ|SNB|MPC|BCB|U\.S\.|5-Year|3-Month|10-Year|30-Year)$/

const suffixes: Readonly<Record<string, string>> = { '(MoM)': ' m/m', '(YoY)': ' y/y', '(QoQ)': ' q/q' }
const rhythms: Readonly<Record<string, string>> = { 'm/m': 'monthly', 'y/y': 'annual', 'q/q': 'quarterly' }

const remembered = new Map<Series, string>()

/** 'US core CPI m/m': a series as a wire names it. */
export function labelOf(series: Series): string {
  const known = remembered.get(series)
  if (known) return known
  const suffix = Object.entries(suffixes).find(([end]) => series.name.endsWith(end))
  const name = suffix ? series.name.slice(0, -suffix[0].length).trim() : series.name
  const words = name.split(' ').map((word) => (NAME.test(word) ? word : word.toLowerCase()))
  const bare = words.join(' ').replace('U.S. ', '').replace('fed ', 'Fed ')
  const isNamed = /^(FOMC|ECB|BoE|BoJ|BoC|RBA|RBNZ|SNB|PBoC|Fed)\b/.test(bare)
  const made = `${isNamed ? '' : `${placeOf(series.code)} `}${bare}${suffix?.[1] ?? ''}`
  remembered.set(series, made)
  return made
}

/** Whether a series' name takes a plural: 'US retail sales m/m', but not 'US building index'. */
export const isMany = (series: Series) => /(?<!s)s$/.test(labelOf(series).replace(/ [myq]\/[myq]$/, ''))

/** 'US monthly core CPI data': the same within a sentence. */
export function dataOf(series: Series): string {
  const label = labelOf(series)
  const place = `${placeOf(series.code)} `
  const bare = label.startsWith(place) ? label.slice(place.length) : label
  const [, name = bare, rhythm] = /^(.*) ([myq]\/[myq])$/.exec(bare) ?? []
  const isPlaced = bare !== label
  return [isPlaced && place.trim(), rhythm && rhythms[rhythm], name, 'data'].filter(Boolean).join(' ')
}

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', JPY: '¥', CAD: 'C$', AUD: 'A$' }

/** A figure as a wire writes it: '0.3%', '224,000', '-$68.1 billion', '51.2'. */
export function valueText({ name, figures }: Series, value: number): string {
  const { unit = '', digits = 1 } = figures ?? {}
  const sign = value < 0 ? '-' : ''
  const size = Math.abs(value)
  if (unit === '%') return `${sign}${size.toFixed(digits)}%`
  if (unit === 'K') return `${sign}${grouped(size * 1000)}`
  if (unit === 'M') return `${sign}${size.toFixed(digits)} million`
  if (unit === 'B') return `${sign}${size.toFixed(digits)} billion cubic feet`
  const [currency, scale] = unit.split(' ')
  if (scale) {
    const amount = `${size.toFixed(digits)} ${scale === 'T' ? 'trillion' : 'billion'}`
    return `${sign}${signs[currency ?? ''] ?? ''}${amount}`
  }
  return name.includes('Rig Count') ? grouped(value) : value.toFixed(digits)
}
