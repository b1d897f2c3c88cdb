import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { hasSubject, subjectsOf } from './subjects.mjs'

const CODE = ['src', 'mock-server', 'tests', 'scripts']
const isCode = (path) => /\.(tsx?|mjs|css)$/.test(path)

/** The files that git reports as changed since a commit, including uncommitted and untracked ones. */
export function changedSince(commit) {
  const git = (...options) => execFileSync('git', options, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/**
 * Whether a test file can be affected by changed files. A test in process is affected when it imports one of them, directly or transitively. A test
 * in the browser is affected when it covers the folder of a changed component, when one of its subjects imports a changed chart or rule, or when the
 * change is outside of everything with subjects. A file that cannot be imported, such as a configuration, affects everything.
 */
export function affectedBy(changes) {
  const imports = importsOf(CODE.filter((folder) => existsSync(folder)).flatMap(filesOf))
  const components = changes.filter((path) => path.startsWith('src/ui/'))
  const reaches = (start, among) => [...reached(start, imports, among === changes)].some((path) => among.includes(path))
  const deeper = changes.filter((path) => !components.includes(path))
  const isOutside = (path) => !isProse(path) && !/^(src|mock-server|tests)\//.test(path)
  const isOfAll = changes.some(isOutside)
  const isOfAllBrowserTests = changes.some((path) => /^(src|mock-server)\//.test(path) && !hasSubject(path))
  return (test) => {
    if (changes.length === 0 || !existsSync(test)) return false
    if (isOfAll || reaches([test], changes)) return true
    if (!test.startsWith('tests/e2e/')) return readsFiles(readFileSync(test, 'utf8'))
    const subjects = subjectsOf(test, [...imports.keys()])
    if (isOfAllBrowserTests || subjects === undefined) return true
    return subjectsOf(test, components).length > 0 || reaches(subjects, deeper)
  }
}

const isProse = (path) => /\.(md|png)$/.test(path)
/** Tests of the house and of the docs read source files as text. */
const readsFiles = (text) => /read(dir|File)Sync\(\s*['"`](src|docs|mock-server|tests)\b/.test(text)

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : isCode(path) ? [path] : []
  })
}

const STATIC = /(?:^|[^\w.])(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"](\.[^'"]+)['"]/g
const LAZY = /import\(\s*['"](\.[^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g

/** Each file with those of ours that it imports at run time, statically or lazily; type imports do not count. */
function importsOf(files) {
  const known = new Set(files)
  return new Map(
    files.map((path) => {
      const text = readFileSync(path, 'utf8')
      const found = (pattern) =>
        [...text.matchAll(pattern)]
          .map(([, plain, url]) => normalize(join(dirname(path), plain ?? url)))
          .filter((other) => known.has(other))
      return [path, { atOnce: found(STATIC), lazily: found(LAZY) }]
    }),
  )
}

/** Without `isLazyToo` a lazy import counts only within the same folder: other folders have tests of their own. */
function reached(start, imports, isLazyToo) {
  const seen = new Set(start)
  for (const path of seen) {
    const { atOnce, lazily } = imports.get(path) ?? { atOnce: [], lazily: [] }
    for (const next of atOnce) seen.add(next)
    for (const next of lazily) if (isLazyToo || dirname(next) === dirname(path)) seen.add(next)
  }
  return seen
}
