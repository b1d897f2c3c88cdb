import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildScript } from './build-script.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the backend as plain Node runs it. */
    built: string
  }
}

/** Builds the backend once for all contract tests: its threads start from the build, and so does what is tested as a process of its own. */
export default async function build(project: TestProject) {
  const folder = await buildScript('mock-server/main.ts')
  project.provide('built', folder)
  return () => rm(folder, { recursive: true, force: true })
}
