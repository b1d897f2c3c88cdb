import { kindOf } from './words.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Forms of a company, as they end a name. */
const forms =
  words(`inc incorporated corp corporation co company companies cos plc ltd limited llc llp lp nv sa se ag ab asa spa
  as a/s oyj kgaa tbk pte pty bhd sab cv de the aktiengesellschaft public sociedad anonima bancorporation class ordinary shares adr new & and`)
const holders = words('holdings holding group groupe')
/** What a company is commonly called without. */
const trades = words(`technologies technology pharmaceuticals pharmaceutical pharma therapeutics biosciences bioscience
  biopharma biopharmaceuticals biotherapeutics biotech biotechnologies sciences systems software solutions networks energy resources
  financial bancorp bancshares properties realty industries international worldwide global enterprises communications entertainment
  media brands foods restaurants stores motors motor airlines aerospace medical health healthcare laboratories labs semiconductor
  semiconductors materials mining metals petroleum interactive platforms services insurance hotels resorts cruises automotive
  robotics aviation digital oncology surgical diagnostics holdings group & and us usa`)
const small = words('of the and de da do del la le y et for von van')
const spelled: Readonly<Record<string, string>> = {
  plc: 'plc',
  inc: 'Inc',
  corp: 'Corp',
  ltd: 'Ltd',
  co: 'Co',
  adr: 'ADR',
  etf: 'ETF',
  reit: 'REIT',
  llc: 'LLC',
  lp: 'LP',
  nv: 'NV',
  sa: 'SA',
  se: 'SE',
  ag: 'AG',
  us: 'US',
  usa: 'USA',
  ii: 'II',
  iii: 'III',
  iv: 'IV',
  vi: 'VI',
  spdr: 'SPDR',
}
const SHORT = 4
const CAMEL = /\p{Ll}\p{Lu}/u

/** A name as people write it: without the state, and without capitals throughout. */
export function titleOf(registered: string, symbol = '') {
  let name = registered.trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(/\s*[/\\]\s*[A-Za-z ]{0,8}[/\\]?$/, '').trim() || name
  }
  if (/\p{Ll}{2}/u.test(name.replace(/\b(?:Inc|Corp|Co|Ltd|plc|Group|Company|De)\b\.?/g, ''))) return name
  return name
    .split(/\s+/)
    .map((word, at) => (word.replace(/\W/g, '') === symbol ? word : calm(word, at)))
    .join(' ')
}

function calm(word: string, at: number) {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '')
  const known = spelled[letters]
  if (known) return word.toLowerCase().replace(letters, known)
  if (at > 0 && small.has(letters)) return word.toLowerCase()
  if (/[&.]./.test(word) || (letters.length <= SHORT && (kindOf(letters) === 'unknown' || !/[aeiouy]/.test(letters))))
    return word
  return word.toLowerCase().replace(/(^|[-(])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The names by which a text may call a company, marked as in the curated tables (see `CompanyRow`). */
export function namesOf(title: string): string[] {
  const core = without(wordsOf(title), (word) => forms.has(word) || holders.has(word))
  if (core.length === 0) return []
  const short = without(core, (word) => trades.has(word))
  const isShort = short.length > 0 && short.length < core.length && short.some(isDistinctive)
  return [...new Set([core, ...(isShort ? [short] : [])].map((name) => markOf(name) + name.join(' ')))]
}

const wordsOf = (title: string) =>
  title
    .replace(/\(.*?\)/g, ' ')
    .replace(/^the\s+/i, '')
    .split(/[\s,]+/)
    .filter(Boolean)

const plainOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}&/]/gu, '')

/** Less the last words as long as they are of a kind; single letters at the end are a form as well: 'L P', 'S A'. */
function without(name: readonly string[], isNothing: (word: string) => boolean) {
  let end = name.length
  while (end > 1 && isNothing(plainOf(name[end - 1] ?? ''))) end--
  const isLetter = (at: number) => /^\p{L}\.?$/u.test(name[at] ?? '')
  if (end > 3 && isLetter(end - 1) && isLetter(end - 2) && !isLetter(0))
    return without(name.slice(0, end - 2 - Number(isLetter(end - 3))), isNothing)
  return name.slice(0, end).map((word) => word.replace(/[.;]+$/, (dots) => (/^\p{L}\.$/u.test(word) ? dots : '')))
}

function markOf(name: readonly string[]) {
  const [only = ''] = name
  if (name.length > 1) return name.some(isDistinctive) ? '' : '~'
  if (isDistinctive(only) || /\w\.(?:com|ai|io)$/i.test(only)) return ''
  return /^\p{Lu}{4,}$/u.test(only) && kindOf(only) === 'unknown' ? '~' : '?'
}

function isDistinctive(word: string) {
  if (CAMEL.test(word)) return true
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '')
  return (
    letters.length >= SHORT &&
    /\p{L}{3}/u.test(letters) &&
    !/^\p{Lu}+$/u.test(letters) &&
    word.split(/[-.&]/).every((part) => part === '' || kindOf(part) === 'unknown')
  )
}
