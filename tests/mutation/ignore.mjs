/**
 * Mutants that do not change behaviour: types that do not exist at run time, the names of a chart and a port in the inspector and in errors, and
 * texts for people, which the tests of screens compare letter by letter.
 */
const isCallOf = (path, name) =>
  path?.isCallExpression() && (path.node.callee.name ?? path.node.callee.property?.name) === name

function reasonFor(path) {
  const { node, parentPath } = path
  if (path.isObjectProperty() && node.key.name === 'types') return 'types of a chart'
  if (path.isObjectProperty() && node.key.name === 'id' && isCallOf(parentPath.parentPath, 'createMachine'))
    return 'name of a chart'
  if (path.isStringLiteral() && ['port', 'stream'].some((name) => isCallOf(parentPath, name))) return 'name of a port'
  if (path.isStringLiteral() && isSentence(node.value)) return 'words for a reader'
  if (path.isTemplateLiteral() && isSentence(node.quasis[0].value.raw)) return 'words for a reader'
  return undefined
}

const isSentence = (text) => /^\p{Lu}[\p{Ll}’ ]/u.test(text)

export const strykerPlugins = [{ kind: 'Ignore', name: 'silent', value: { shouldIgnore: reasonFor } }]
