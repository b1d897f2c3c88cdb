import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles a file into one script for the page, which declares `name` with the exports of the file. */
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
