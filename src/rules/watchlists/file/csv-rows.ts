/** A line of a file, counted from 1. */
export type Row = { line: number; cells: string[] }

/** The rows of a CSV file that have something in them. Cells may be quoted, and then hold separators and lines; a quotation mark that nothing closes is one. */
export function rowsOf(text: string): Row[] {
  // Excel's
  const [named = '', sign] = /^sep=(.)(?:\r\n?|\n)/.exec(text) ?? []
  const rest = text.slice(named.length)
  const separator = sign ?? separatorOf(rest)
  const rows: Row[] = []
  let line = sign === undefined ? 1 : 2
  let row: Row = { line, cells: [] }
  for (const [all, quoted, plain, end] of rest.matchAll(cellBefore(separator))) {
    row.cells.push((quoted?.slice(1, -1).replaceAll('""', '"') ?? plain ?? '').trim())
    line += all.match(/\r\n?|\n/g)?.length ?? 0
    if (end === separator) continue
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return rows
}

/** A cell, quoted or not, with what ends it. */
const cellBefore = (separator: string) => {
  const sign = separator.replace(/[\^$.*+?()[\]{}|\\-]/, '\\$&')
  return new RegExp(`(?:[ ]*("(?:[^"]|"")*")[ ]*|([^${sign}\\r\\n]*))(${sign}|\\r\\n?|\\n|$)`, 'g')
}

/** How many lines are looked at. */
const LOOKED_AT = 20

/** The separator that most of the first lines have equally often: decimal commas and those of names vary. */
function separatorOf(text: string): string {
  const lines = text.replace(/(^|[\t;|,\r\n]) *"(?:[^"]|"")*"/g, '$1').split(/\r\n?|\n/, LOOKED_AT)
  const candidates = ['\t', ';', '|', ','].map((sign) => ({ sign, ...evenness(lines, sign) }))
  return candidates.reduce((best, one) =>
    one.even > best.even || (one.even === best.even && one.all > best.all) ? one : best,
  ).sign
}

/** `even`: how many lines have the sign as often as most of those that have it; `all`: how often it occurs. */
function evenness(lines: readonly string[], sign: string) {
  const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0)
  const even = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length))
  return { even, all: counts.reduce((sum, count) => sum + count, 0) }
}
