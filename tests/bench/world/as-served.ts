import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const config = fileURLToPath(new URL('../../../vite.server.config.ts', import.meta.url))
const here = fileURLToPath(new URL('.built-', import.meta.url))

/** Loads a module of this folder as `npm start` would serve it. Run from TypeScript, each function is given its name when it is made, which costs this world of small ones a quarter of its time. */
export async function asServed<Module>(name: string): Promise<Module> {
  const outDir = await mkdtemp(here)
  const input = { [name]: fileURLToPath(new URL(`${name}.ts`, import.meta.url)) }
  try {
    await build({ configFile: config, logLevel: 'silent', build: { outDir, rolldownOptions: { input } } })
    return await import(pathToFileURL(`${outDir}/${name}.js`).href)
  } finally {
    await rm(outDir, { recursive: true })
  }
}
