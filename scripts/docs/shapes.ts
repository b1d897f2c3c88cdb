import { type JsonSchema, namedSchemas, nameIn, namesUsedBy } from './schemas.ts'
import { table } from './table.ts'

/** The longest list of literals that is shown in a table. */
const SHORT_LIST = 6

/** The JSON that a schema accepts, in words; names are links to their section. */
export function shapeOf(schema: JsonSchema): string {
  const name = nameIn(schema)
  if (name !== undefined) return link(name)
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(' or ')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variants.map(shapeOf).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => shapeOf({ ...schema, type })).join(' or ')
  return plainShapeOf(schema)
}

function plainShapeOf(schema: JsonSchema): string {
  const { type, items, minLength, maxLength, minimum, maximum, pattern, maxItems } = schema
  switch (type) {
    case 'array': {
      const inner = typeof items === 'object' && !Array.isArray(items) ? shapeOf(items) : 'anything'
      return maxItems === undefined ? `list of ${inner}` : `list of at most ${maxItems}: ${inner}`
    }
    case 'string': {
      const like = pattern === undefined ? '' : ` like \`${pattern.replaceAll('|', '\\|')}\``
      return `text${lengthOf(minLength, maxLength)}${like}`
    }
    case 'number':
      return `number${rangeOf(minimum, maximum)}`
    case 'integer':
      return `whole number${rangeOf(minimum, maximum)}`
    default:
      return String(type ?? 'anything')
  }
}

function lengthOf(least = 0, most: number | undefined) {
  if (most === undefined) return least > 0 ? `, at least ${least} characters` : ''
  return least > 0 ? `, ${least} to ${most} characters` : `, at most ${most} characters`
}

function rangeOf(least: number | undefined, most: number | undefined) {
  const above = least === undefined ? '' : ` from ${least}`
  return most === undefined || most >= Number.MAX_SAFE_INTEGER ? above : `${above} to ${most}`
}

/**
 * The sections that explain every name that the schemas use: schemas with fields as tables, enumerations and plain values in one table at the end.
 */
export function explain(schemas: JsonSchema[]): string {
  const named = namesUsedBy(schemas).flatMap((name) => {
    const schema = namedSchemas[name]
    return schema ? [{ name, schema }] : []
  })
  const isPlain = ({ schema }: { schema: JsonSchema }) => !schema.properties && !schema.oneOf && !isLongList(schema)
  const sections = named.filter((one) => !isPlain(one)).map(({ name, schema }) => sectionOf(name, schema))
  const plain = named
    .filter(isPlain)
    .map(({ name, schema }) => [
      `<a id="${name.toLowerCase()}"></a>\`${name}\``,
      baseOf(schema),
      schema.description ?? '',
    ])
  return [...sections, `### Plain values\n\n${table(['name', 'JSON', 'meaning'], plain)}`].join('\n\n')
}

const isLongList = (schema: JsonSchema) => (schema.enum?.length ?? 0) > SHORT_LIST
const link = (name: string) => `[${name}](#${name.toLowerCase()})`
const code = (value: unknown) => `\`${JSON.stringify(value)}\``

/** Without its own name, which would refer to itself. */
function baseOf({ $ref, ...schema }: JsonSchema) {
  return $ref === undefined ? shapeOf(schema) : [shapeOf({ $ref }), plainShapeOf(schema)].join(', ')
}

function sectionOf(name: string, schema: JsonSchema) {
  const parts = [`### ${name}`, ...(schema.description ? [schema.description] : [])]
  if (schema.properties) parts.push(table(['field', 'JSON', 'meaning'], rowsOf(schema)))
  else parts.push(`One of ${(schema.enum?.map(code) ?? schema.oneOf?.map(shapeOf) ?? []).join(', ')}.`)
  return parts.join('\n\n')
}

/** A row for each field; those of an inner object follow it, with their path. */
function rowsOf({ properties = {}, required = [] }: JsonSchema, path = ''): string[][] {
  return Object.entries(properties).flatMap(([field, inner]) => {
    if (typeof inner === 'boolean') return []
    const optional = required.includes(field) ? '' : ' (may be left out)'
    const row = [`\`${path}${field}\`${optional}`, shapeOf(inner), inner.description ?? '']
    return [row, ...(inner.properties ? rowsOf(inner, `${path}${field}.`) : [])]
  })
}
