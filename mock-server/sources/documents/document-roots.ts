import { stat } from 'node:fs/promises'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { sanitiseName } from './document-name.ts'

const DOCUMENT = /\.(?:xml|rss|atom|rdf)$/i

/** A path that the user gave: one document, or a folder of them. `path` is absolute. */
export type Root = { kind: 'file' | 'folder'; path: string }

/** Throws a sentence that lists every missing path. */
export async function findRoots(paths: readonly string[]): Promise<Root[]> {
  const kinds = await Promise.all(paths.map(kindOf))
  const missing = paths.filter((_, at) => kinds[at] === undefined)
  if (missing.length > 0) throw new Error(`There is no file or folder at ${missing.join(', ')}.`)
  return paths.map((path, at) => ({ kind: kinds[at] ?? 'file', path: resolve(path) }))
}

async function kindOf(path: string): Promise<Root['kind'] | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}

/** The folders to watch: a single file is watched through its folder, to notice when it reappears. */
export const watchedFolders = (roots: readonly Root[]): string[] => [
  ...new Set(roots.map(({ kind, path }) => (kind === 'folder' ? path : dirname(path)))),
]

/** Whether a path is one of the documents, or may contain some while its kind is unknown. */
export function isAskedFor(roots: readonly Root[], path: string, isFile: boolean | undefined): boolean {
  if (roots.some((root) => root.path === path)) return true
  if (!isFile && watchedFolders(roots).includes(path)) return true
  return roots.some((root) => isWithin(root, path) && (isFile === false || isFile === undefined || DOCUMENT.test(path)))
}

function isWithin(root: Root, path: string) {
  if (root.kind === 'file' || !path.startsWith(withSeparator(root.path))) return false
  return segments(relative(root.path, path)).every((part) => !part.startsWith('.') && part !== 'node_modules')
}

/** Documents in the order of the roots that they belong to, then by path. */
export function inOrder(roots: readonly Root[], documents: readonly string[]): string[] {
  const rankOf = (path: string) => roots.findIndex((root) => owns(root, path))
  return documents.toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
}

/** Names documents: a file by its base name, one in a folder by its path within the folder, and longer where that name is taken. */
export function createNames(roots: readonly Root[]): (path: string) => string {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  return (path) => {
    const known = names.get(path)
    if (known !== undefined) return known
    const whole = segments(path)
    let length = shortLength(roots, path)
    while (length < whole.length && taken.has(nameOf(whole, length))) length++
    const name = nameOf(whole, length)
    names.set(path, name)
    taken.add(name)
    return name
  }
}

function shortLength(roots: readonly Root[], path: string) {
  const root = roots.find((candidate) => owns(candidate, path))
  return segments(root?.kind === 'folder' ? relative(root.path, path) : basename(path)).length
}

const nameOf = (whole: readonly string[], length: number) => sanitiseName(whole.slice(-length).join('/'))
const owns = (root: Root, path: string) => root.path === path || isWithin(root, path)
const segments = (path: string) => path.split(sep).filter((part) => part !== '')
const withSeparator = (path: string) => (path.endsWith(sep) ? path : path + sep)
