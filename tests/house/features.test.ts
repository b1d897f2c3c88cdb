import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { featureOrder } from '../../scripts/docs/features.ts'
import { filesBelow } from '../../scripts/lib/chart-files.mjs'

const LAYERS = ['src/contract', 'src/rules', 'src/machines', 'src/adapters', 'src/ui', 'mock-server']
const TESTS = ['unit', 'model', 'contract', 'e2e'].map((kind) => `tests/${kind}`)

/** Folders of a layer that are no feature: what they hold serves all of them. */
const infrastructure: Record<string, string[]> = {
  'src/contract': ['mock'],
  'src/adapters': ['http', 'sockets', 'storage', 'workers'],
  'src/ui': ['kit', 'theme', 'routes'],
  'mock-server': ['admin', 'http', 'lists', 'mails', 'mock', 'providers', 'store', 'world'],
  'tests/unit': ['contract', 'docs', 'http', 'kit', 'sockets', 'spoken', 'storage'],
  'tests/model': ['drive', 'faults', 'joint', 'wiring'],
  'tests/contract': ['http', 'mails', 'mock', 'store'],
  'tests/e2e': ['environments', 'faults', 'look', 'probe', 'screens', 'walks'],
}
/** Imports against the order, each with the reason. */
const excused: Record<string, string> = {
  'src/contract/account/account.ts: src/contract/contact/contact.ts':
    'The export of an account holds the messages that were sent.',
  'src/contract/account/account.ts: src/contract/desks/desks.ts': 'The export of an account holds the desks.',
}

const foldersIn = (layer: string) =>
  existsSync(layer)
    ? readdirSync(layer, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []
const layerOf = (path: string) => LAYERS.find((layer) => path.startsWith(`${layer}/`))
/** The feature that a file belongs to; none for infrastructure and for what lies in no folder. */
function featureOf(path: string) {
  const layer = layerOf(path)
  const [folder, file] = layer ? path.slice(layer.length + 1).split('/') : []
  return layer && folder && file && !infrastructure[layer]?.includes(folder) ? folder : undefined
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g
const importsOf = (path: string, root: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, to = '']) => normalize(join(dirname(path), to)))

/** `file: imported file`, of every import of a later feature. */
function againstTheOrder(root = '.') {
  const order = featureOrder()
  const isLater = (one = '', other = '') => order.indexOf(one) > order.indexOf(other)
  return LAYERS.map((layer) => join(root, layer))
    .flatMap((folder) => [...filesBelow(folder, '.ts'), ...filesBelow(folder, '.tsx')])
    .map((path) => normalize(path).slice(root === '.' ? 0 : root.length + 1))
    .filter(featureOf)
    .flatMap((path) =>
      importsOf(path, root)
        .filter((other) => featureOf(other) && isLater(featureOf(other), featureOf(path)))
        .map((other) => `${path}: ${other}`),
    )
}

describe('the folders of features', () => {
  it('are those that docs/architecture.md lists, in every layer', () => {
    const strange = [...LAYERS, ...TESTS].flatMap((layer) =>
      foldersIn(layer)
        .filter((name) => ![...featureOrder(), ...(infrastructure[layer] ?? [])].includes(name))
        .map((name) => `${layer}/${name}`),
    )
    expect(strange).toEqual([])
  })

  it('import earlier ones only', () => {
    expect(againstTheOrder().sort()).toEqual(Object.keys(excused).sort())
  })

  it('are found to import a later one', () => {
    const root = mkdtempSync(join(tmpdir(), 'features-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'src/rules/feed'), { recursive: true })
    writeFileSync(join(root, 'src/rules/feed/a.ts'), "export { b } from '../calendar/b.ts'\nimport '../shared/c.ts'")
    expect(againstTheOrder(root)).toEqual(['src/rules/feed/a.ts: src/rules/calendar/b.ts'])
  })

  it('hold at most 20 files each', () => {
    // migrations are added by drizzle-kit to one folder, in their order, and never changed
    const isNumbered = (path: string) => path.startsWith(join('mock-server', 'store', 'migrations'))
    const counts = new Map<string, number>()
    for (const top of ['src', 'mock-server', 'tests'])
      for (const entry of readdirSync(top, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1)
    expect([...counts].filter(([path, count]) => count > 20 && !isNumbered(path))).toEqual([])
  })
})
