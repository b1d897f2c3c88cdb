import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What runs in the page, in one piece: a script that declares `name` with what the file exports. */
export async function bundle(file: URL, name: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"test"' },
    build: { write: false, minify: false, lib: { entry: fileURLToPath(file), formats: ['iife'], name } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error(`${file} was not built.`)
  return first.output[0].code
}
