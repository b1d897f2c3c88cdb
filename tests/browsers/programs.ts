import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'

/** The path of the first installed program of a list. */
export function findProgram(names: string[], advice: string) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
  if (!path) throw new Error(`${names.join(' or ')} is not installed: ${advice}.`)
  return path
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts a program that ends with this one at the latest. */
export function launch(path: string, args: string[], options: SpawnOptions) {
  const child = spawn(path, args, options)
  process.once('exit', () => child.kill())
  return child
}

/** Starts a program, and resolves when it prints a text that matches: with the program and the match. */
export async function startProgram(path: string, args: string[], options: SpawnOptions, from: number, words: RegExp) {
  const child = launch(path, args, options)
  let said = ''
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const stream = child.stdio[from] as Readable
    stream.on('data', (chunk: Buffer) => {
      said += chunk
      const found = words.exec(said)
      if (found) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}: ${said}`)))
  })
  return { child, match }
}

export async function endProgram(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
