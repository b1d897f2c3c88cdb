/** In characters, as the formatter counts them. */
const LINE_WIDTH = 120

/** JSON as the project's formatter writes it: two spaces, lists of plain values on one line where they fit. */
export function printJson(value: unknown): string {
  return `${print(value, '', 0)}\n`
}

/** `taken`: the part of the line that is used by the name in front and a comma at the end. */
function print(value: unknown, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    const isPlain = value.every((item) => typeof item !== 'object' || item === null)
    if (isPlain && indent.length + taken + line.length <= LINE_WIDTH) return line
    return between(
      '[',
      value.map((item) => inner + print(item, inner, 1)),
      `${indent}]`,
    )
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  const lines = fields.map(([name, field]) => {
    const start = `${JSON.stringify(name)}: `
    return inner + start + print(field, inner, start.length + 1)
  })
  return between('{', lines, `${indent}}`)
}

const between = (open: string, lines: string[], close: string) => [open, lines.join(',\n'), close].join('\n')
