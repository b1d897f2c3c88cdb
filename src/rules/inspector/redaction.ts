/** What stands for a secret. */
export const HIDDEN = '•••'

/** The names of secret fields; `confirm` is what our forms call the repeated password. */
const SECRET_NAME = /pass(word|phrase|code)|token|bearer|secret|credential|authorization|cookie|^(confirm|jwt|otp)$/i
/** A signed or encrypted token, and what a mailed link brings. */
const SECRET_VALUE = /\beyJ[\w-]+(\.[\w-]*){2,4}|(?<=[?&#][\w-]*token=)[^&#\s]+|(?<=\bbearer\s)\S+/gi
/** A shorter word may be anything: it is not looked for in other texts. */
const DISTINCTIVE = 6

const MOST_ITEMS = 20
const MOST_FIELDS = 60
const MOST_LETTERS = 400
const DEEPEST = 9

/**
 * Makes a copy of anything, fit to be shown: plain, bounded, without secrets. Secrets are known by the name of their field, by their form,
 * and by having been seen under such a name before. What has not changed since keeps its copy.
 */
export function createRedaction() {
  const copies = new WeakMap<object, unknown>()
  const known = new Set<string>()

  function copyOf(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return textOf(value)
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      return `(${typeof value})`
    if (typeof value !== 'object' || value === null) return value
    if (depth > DEEPEST) return '…'
    if ('transition' in value && typeof value.transition === 'function') return '(actor logic)'
    const copied = copies.get(value)
    if (copied !== undefined) return copied
    copies.set(value, '(itself)')
    const copy = Array.isArray(value) ? listOf(value, depth) : fieldsOf(plain(value), depth)
    copies.set(value, copy)
    return copy
  }

  const listOf = (values: unknown[], depth: number) => [
    ...values.slice(0, MOST_ITEMS).map((value) => copyOf(value, depth + 1)),
    ...(values.length > MOST_ITEMS ? [`… ${values.length - MOST_ITEMS} more`] : []),
  ]

  function fieldsOf(fields: [string, unknown][], depth: number) {
    // secrets first, so that they are known in what stands beside them
    for (const [name, value] of fields) if (isSecret(name)) learn(value)
    const shown = fields
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [name, isSecret(name) ? hide(value) : copyOf(value, depth + 1)])
    return Object.fromEntries(fields.length > MOST_FIELDS ? [...shown, ['…', fields.length - MOST_FIELDS]] : shown)
  }

  function learn(value: unknown) {
    if (typeof value === 'string' && value.length >= DISTINCTIVE) known.add(value)
  }

  function textOf(text: string) {
    let shown = text.replace(SECRET_VALUE, HIDDEN)
    for (const secret of known) shown = shown.replaceAll(secret, HIDDEN)
    return shown.length > MOST_LETTERS ? `${shown.slice(0, MOST_LETTERS)}…` : shown
  }

  return (value: unknown) => copyOf(value, 0)
}

/** How many a list had before it was cut. */
export function countOf(shown: readonly unknown[]) {
  const [, more] = /^… (\d+) more$/.exec(String(shown[MOST_ITEMS])) ?? []
  return more === undefined ? shown.length : MOST_ITEMS + Number(more)
}

const isSecret = (name: string) => SECRET_NAME.test(name)

/** Whether there is one may be seen. */
const hide = (value: unknown) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean' ? value : HIDDEN

function plain(value: object): [string, unknown][] {
  if (value instanceof Error) return [['name', value.name], ['message', value.message], ...Object.entries(value)]
  if (value instanceof Date) return [['date', value.toISOString()]]
  if (value instanceof Map) return [...value].map(([name, item]) => [String(name), item])
  if (value instanceof Set) return [['set', [...value]]]
  return Object.entries(value)
}
