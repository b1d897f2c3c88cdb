import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Draws what pages show before the app's code has come, once that is built: in a process of its own, which stands for a browser. */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    async closeBundle() {
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/first-screen/first-screen.ts'])
    },
  }
}
