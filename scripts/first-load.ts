import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const brotli = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * Prints what the browser loads before the Terminal shows its first row (scripts, styles and the page, brotli, in bytes; fonts swap in later),
 * and fails the build above `limit`.
 */
export function firstLoad({ limit }: { limit: number }): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = filesOfStart(bundle)
        const sizes = [...files].map((name) => {
          const file = bundle[name]
          return { name, size: file ? brotli(file.type === 'chunk' ? file.code : file.source) : 0 }
        })
        const total = sizes.reduce((sum, { size }) => sum + size, 0)
        const rows = sizes.sort((a, b) => b.size - a.size).map(({ name, size }) => `  ${kB(size).padStart(9)}  ${name}`)
        this.info(
          `before the first row (brotli):\n${rows.join('\n')}\n  ${kB(total).padStart(9)}  in all, at most ${kB(limit)}`,
        )
        if (total > limit) this.error(`The first load is ${kB(total)}, more than ${kB(limit)}.`)
      },
    },
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function filesOfStart(bundle: Rollup.OutputBundle) {
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    file.imports.forEach(add)
    for (const css of file.viteMetadata?.importedCss ?? []) files.add(css)
  }
  for (const file of Object.values(bundle)) {
    if ((file.type === 'chunk' && file.isEntry) || file.fileName === 'index.html') add(file.fileName)
  }
  return files
}
