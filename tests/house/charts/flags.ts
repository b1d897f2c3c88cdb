import { posix } from 'node:path'
import { parseSync } from 'vite'

type Node = { type: string; [field: string]: unknown }
/** The text of a module of the charts; undefined for other modules, whose types are plain data. */
type Read = (file: string) => string | undefined

const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing
const partsOf = (node: Node) => Object.values(node).flat().filter(isNode)
const nodesIn = (node: Node): Node[] => [node, ...partsOf(node).flatMap(nodesIn)]
const nameOf = (thing: unknown) => (isNode(thing) ? String(thing.name ?? thing.value) : '')
const partOf = (thing: unknown) => (isNode(thing) ? [thing] : [])

/** The boolean fields in the contexts of a module's charts, also in the types of charts that they are made of: `file: field.field`. */
export function flagsIn(file: string, read: Read): string[] {
  const contexts = modulesFrom(read)(file).flatMap(contextsIn)
  const flags = contexts.flatMap((type) => flagsOf(type, { file, modules: modulesFrom(read), path: [], known: [] }))
  return [...new Set(flags)].map((flag) => `${file}: ${flag}`)
}

/** Programs by their files, each parsed once. None for what is no chart's. */
function modulesFrom(read: Read) {
  const programs = new Map<string, Node[]>()
  return (file: string) => {
    const text = programs.has(file) ? undefined : read(file)
    if (text !== undefined) programs.set(file, partOf(parseSync(file, text).program))
    return programs.get(file) ?? []
  }
}

/** The types of `context: {} as Context`. */
const contextsIn = (program: Node) =>
  nodesIn(program).flatMap(({ type, key, value }) =>
    type === 'Property' && nameOf(key) === 'context' && isNode(value) && value.type === 'TSAsExpression'
      ? partOf(value.typeAnnotation)
      : [],
  )

type Scope = {
  file: string
  modules: ReturnType<typeof modulesFrom>
  path: readonly string[]
  /** The declarations on the way: a type may contain itself. */
  known: readonly Node[]
}

function flagsOf(node: Node, scope: Scope): string[] {
  const { path, known } = scope
  if (node.type === 'TSBooleanKeyword' || typeof node.value === 'boolean') return [path.join('.')]
  // its types are not those of a field
  if (node.type === 'TSFunctionType') return []
  const isField = node.type === 'TSPropertySignature' || node.type === 'Property'
  const inner = isField ? { ...scope, path: [...path, nameOf(node.key)] } : scope
  const name = nameOf(node.typeName ?? node.exprName)
  const declared = name ? declarationsOf(name, scope).filter(({ found }) => !known.includes(found)) : []
  return [
    ...declared.flatMap(({ found, file }) => flagsOf(found, { ...scope, file, known: [...known, found] })),
    ...partsOf(node).flatMap((part) => flagsOf(part, inner)),
  ]
}

type Declared = { found: Node; file: string }
/** What a name stands for: a type, or a constant whose type is inferred; in this module, or in one of the charts that it is imported from. */
function declarationsOf(name: string, { file, modules }: Pick<Scope, 'file' | 'modules'>): Declared[] {
  return modules(file)
    .flatMap(nodesIn)
    .flatMap((node): Declared[] => {
      if (nameOf(node.id) === name && node.type !== 'ExportSpecifier')
        return [...partOf(node.typeAnnotation), ...partOf(node.body), ...partOf(node.init)].map((found) => ({
          found,
          file,
        }))
      if (node.type !== 'ImportDeclaration' || !nameOf(node.source).startsWith('.')) return []
      const from = posix.join(posix.dirname(file), nameOf(node.source))
      return partsOf(node).flatMap(({ local, imported }) =>
        nameOf(local) === name ? declarationsOf(nameOf(imported), { file: from, modules }) : [],
      )
    })
}
