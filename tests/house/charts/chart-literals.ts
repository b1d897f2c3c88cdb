import { parseSync } from 'vite'

type Node = { type: string; [field: string]: unknown }
type Field = { key: string; value: Node }

/** Where a chart names a function, or the object of its initial context. */
const NAMED = ['params', 'input', 'context']
const MAKERS = ['createMachine', 'createStateConfig']

/** The parts of a file's charts that no editor could read, or that lack a description. */
export function complaintsAbout(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const configs = nodesIn(program).flatMap(configOf)
  const regions = new Set([...namesIn(program), ...importedIn(program)])
  return configs
    .flatMap((config) => [...computedIn(config, [], regions), ...undescribedIn(config, 'the chart')])
    .map((complaint) => `${file}: ${complaint}`)
}

const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing

function nodesIn(thing: unknown): Node[] {
  if (Array.isArray(thing)) return thing.flatMap(nodesIn)
  if (!isNode(thing)) return []
  return [thing, ...Object.values(thing).flatMap(nodesIn)]
}

const isMaking = (node: unknown): node is Node & { arguments: Node[] } =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  isNode(node.callee.property) &&
  MAKERS.includes(String(node.callee.property.name))
const configOf = (node: Node) => (isMaking(node) ? node.arguments.slice(0, 1) : [])

/** The regions that a file makes, by `const box = parts.createStateConfig({ … })`. */
const namesIn = (program: unknown) =>
  nodesIn(program).flatMap(({ type, id, init }) =>
    type === 'VariableDeclarator' && isMaking(init) && isNode(id) ? [String(id.name)] : [],
  )
/** The regions that have their own file, which is checked separately. */
const importedIn = (program: unknown) =>
  nodesIn(program).flatMap(({ type, source, specifiers }) =>
    type === 'ImportDeclaration' && isNode(source) && /^\.\/[\w-]+\.ts$/.test(String(source.value))
      ? nodesIn(specifiers).flatMap(({ local }) => (isNode(local) ? [String(local.name)] : []))
      : [],
  )

function fieldsOf(node: Node): Field[] {
  const { properties } = node
  if (node.type !== 'ObjectExpression' || !Array.isArray(properties)) return []
  return properties.flatMap(({ key, value }) =>
    isNode(key) && isNode(value) ? [{ key: String(key.name ?? key.value), value }] : [],
  )
}

function computedIn(node: Node, path: string[], regions: ReadonlySet<string>): string[] {
  const where = path.filter((key) => key !== 'states').join('.') || 'the chart'
  if (node.type === 'Literal' || node.type === 'UnaryExpression') return []
  if (node.type === 'ObjectExpression')
    return [
      ...spreadsIn(node.properties).map(() => `a spread in ${where}`),
      ...fieldsOf(node).flatMap(({ key, value }) => computedIn(value, [...path, key], regions)),
    ]
  if (node.type === 'ArrayExpression' && Array.isArray(node.elements))
    return node.elements.flatMap((element) => computedIn(element, path, regions))
  if (node.type === 'SpreadElement') return [`a spread in ${where}`]
  if (node.type === 'CallExpression') return [`a call in ${where}`]
  if (/Function/.test(node.type)) return [`a function in ${where}`]
  if (node.type !== 'Identifier') return [`a ${node.type} in ${where}`]
  return isNamedWell(String(node.name), path, regions) ? [] : [`a constant, ${node.name}, in ${where}`]
}

const spreadsIn = (properties: unknown) => nodesOf(properties).filter(({ type }) => type === 'SpreadElement')
const nodesOf = (thing: unknown) => (Array.isArray(thing) ? thing.filter(isNode) : [])

function isNamedWell(name: string, path: string[], regions: ReadonlySet<string>) {
  const isRegion = path.at(-2) === 'states' && regions.has(name)
  // two charts are made of one literal, and each has its id
  const isIdOfSeveral = path.length === 1 && path[0] === 'id' && name === 'id'
  return name === 'undefined' || NAMED.includes(path.at(-1) ?? '') || isRegion || isIdOfSeveral
}

function undescribedIn(state: Node, name: string): string[] {
  const fields = fieldsOf(state)
  const description = fields.find(({ key }) => key === 'description')?.value.value
  const states = fieldsOf(fields.find(({ key }) => key === 'states')?.value ?? { type: 'none' })
  return [
    ...(description === undefined ? [`no description of ${name}`] : []),
    ...(description === undefined || /^[A-Z].*\.$/.test(String(description)) ? [] : [`no sentence about ${name}`]),
    ...states.flatMap(({ key, value }) => (value.type === 'ObjectExpression' ? undescribedIn(value, key) : [])),
  ]
}
