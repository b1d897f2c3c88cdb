/** A pattern in parts; `one` tests a single UTF-16 unit, `edge` an edge between two. */
export type Part =
  | { kind: 'one'; fits(unit: string): boolean }
  | { kind: 'edge'; fits(text: string, at: number): boolean }
  | { kind: 'chain' | 'either'; parts: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number }

const isWord = (unit: string | undefined) => unit !== undefined && /\w/.test(unit)
const isEdge = (text: string, at: number) => isWord(text[at - 1]) !== isWord(text[at])
const edges: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': isEdge,
  '\\B': (text, at) => !isEdge(text, at),
}
const classes: Readonly<Record<string, RegExp>> = { d: /\d/, D: /\D/, w: /\w/, W: /\W/, s: /\s/, S: /\S/ }
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' }
const QUANTIFIER = /^(?:([*+?])|\{(\d{1,4})(,?)(\d{0,4})\})\??/
/** Of the escapes of JavaScript those that this reader does not know: references, code points, properties, and \b in a class. */
const UNKNOWN = /[0-9ckpPux]/

class Unreadable extends Error {}

/**
 * Reads a pattern as JavaScript would without flags but `i`; undefined for what is no pattern, and for what has references to groups,
 * a look ahead or behind, or an escape by number.
 */
export function readPattern(source: string): Part | undefined {
  const reader = createReader(source)
  try {
    const whole = readEither(reader)
    return reader.isAtEnd() ? whole : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

type Reader = ReturnType<typeof createReader>

function createReader(source: string) {
  let at = 0
  return {
    isAtEnd: () => at >= source.length,
    peek: () => source[at],
    take() {
      const unit = source[at]
      if (unit === undefined) throw new Unreadable()
      at += 1
      return unit
    },
    /** Whether `text` came next, and was taken. */
    skip(text: string) {
      const isNext = source.startsWith(text, at)
      if (isNext) at += text.length
      return isNext
    },
    takeMatch(expression: RegExp) {
      const found = expression.exec(source.slice(at))
      at += found?.[0].length ?? 0
      return found
    },
  }
}

function readEither(reader: Reader): Part {
  const parts = [readChain(reader)]
  while (reader.skip('|')) parts.push(readChain(reader))
  return { kind: 'either', parts }
}

function readChain(reader: Reader): Part {
  const parts: Part[] = []
  for (let next = reader.peek(); next !== undefined && next !== '|' && next !== ')'; next = reader.peek()) {
    parts.push(readRepeated(reader))
  }
  return { kind: 'chain', parts }
}

function readRepeated(reader: Reader): Part {
  const part = readAtom(reader)
  const [found, sign, from, comma, to] = reader.takeMatch(QUANTIFIER) ?? []
  if (found === undefined) return part
  const least = sign ? Number(sign === '+') : Number(from)
  const most = sign ? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) : mostOf(least, comma, to)
  if (part.kind === 'edge' || most < least) throw new Unreadable()
  return { kind: 'repeat', part, least, most }
}

const mostOf = (least: number, comma = '', to = '') => (to ? Number(to) : comma ? Number.POSITIVE_INFINITY : least)

function readAtom(reader: Reader): Part {
  // a brace that is no quantifier stands for itself
  if (reader.takeMatch(QUANTIFIER)) throw new Unreadable()
  const unit = reader.take()
  const fits = edges[unit]
  if (fits) return { kind: 'edge', fits }
  if (unit === '.') return { kind: 'one', fits: (other) => /./.test(other) }
  if (unit === '[') return readClass(reader)
  if (unit === '(') return readGroup(reader)
  if (unit === '\\') return readEscape(reader)
  return literal(unit)
}

function readGroup(reader: Reader): Part {
  if (!reader.skip('?:') && reader.peek() === '?') throw new Unreadable()
  const inner = readEither(reader)
  if (!reader.skip(')')) throw new Unreadable()
  return inner
}

function readEscape(reader: Reader): Part {
  const unit = reader.take()
  const fits = edges[`\\${unit}`]
  if (fits) return { kind: 'edge', fits }
  const known = classes[unit]
  if (known) return { kind: 'one', fits: (other) => known.test(other) }
  return literal(plain(unit))
}

function plain(unit: string) {
  if (UNKNOWN.test(unit)) throw new Unreadable()
  return controls[unit] ?? unit
}

const literal = (unit: string): Part => ({ kind: 'one', fits: (other) => fold(other) === fold(unit) })

/** As JavaScript does: what would be two letters, or a letter of ASCII that it was not, stays as it is. */
function fold(unit: string) {
  const upper = unit.toUpperCase()
  return upper.length > 1 || (unit > '\x7f' && upper <= '\x7f') ? unit : upper
}

type Range = { from: string; to: string } | RegExp

function readClass(reader: Reader): Part {
  const isNegated = reader.skip('^')
  const ranges: Range[] = []
  while (!reader.skip(']')) {
    const first = readMember(reader)
    if (!reader.skip('-')) ranges.push(first)
    else if (reader.peek() === ']') ranges.push(first, rangeOf('-'))
    else ranges.push(...spanOf(first, readMember(reader)))
  }
  const has = (unit: string) => ranges.some((range) => isIn(unit, range))
  return { kind: 'one', fits: (unit) => casesOf(unit).some(has) !== isNegated }
}

const casesOf = (unit: string) =>
  [unit, unit.toUpperCase(), unit.toLowerCase()].filter((other) => fold(other) === fold(unit))

function readMember(reader: Reader): Range {
  const unit = reader.take()
  if (unit !== '\\') return rangeOf(unit)
  const escaped = reader.take()
  if (escaped === 'b') throw new Unreadable()
  return classes[escaped] ?? rangeOf(plain(escaped))
}

const rangeOf = (unit: string) => ({ from: unit, to: unit })

function spanOf(first: Range, last: Range): Range[] {
  if (first instanceof RegExp || last instanceof RegExp) return [first, rangeOf('-'), last]
  if (last.to < first.from) throw new Unreadable()
  return [{ from: first.from, to: last.to }]
}

const isIn = (unit: string, range: Range) =>
  range instanceof RegExp ? range.test(unit) : unit >= range.from && unit <= range.to
