import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const files = new Map<string, string>()

/**
 * The name of a class in the page: its own, and three characters for its file. Vite's own are eight characters longer, which the first load would
 * contain hundreds of times. Throws where classes of two files would have the same name.
 */
export function scopedName(name: string, path: string) {
  const file = relative(process.cwd(), path.split('?')[0] ?? path)
  const id = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
    .toString(36)
    .slice(-3)
  const scoped = `${name}_${id}`
  const other = files.get(scoped) ?? file
  if (other !== file)
    throw new Error(`The class ${name} of ${file} and of ${other} would have one name: rename one of them.`)
  files.set(scoped, file)
  return scoped
}
