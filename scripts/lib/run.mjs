import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** A problem that a person has to fix: the message describes it, `output` is the output of the failed program. */
export class Trouble extends Error {
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

const running = new Set()

/** Runs `job` in the project's folder. Problems are reported in plain words, Ctrl-C ends everything that was started. */
export async function clearly(job, codeWhenStopped) {
  process.chdir(root)
  const stop = (signal) => {
    const others = process.listeners(signal).some((listener) => listener !== stop)
    if (others) return
    endAll()
    process.exit(codeWhenStopped)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  try {
    await job()
  } catch (trouble) {
    endAll()
    if (!(trouble instanceof Trouble)) throw trouble
    if (trouble.output) console.error(`\n${trouble.output.trimEnd()}\n`)
    console.error(trouble.message)
    process.exitCode = 1
  }
}

/** Ends a program and all its child processes. */
function end(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

const endAll = () => {
  for (const child of running) end(child, 'SIGTERM')
}

/**
 * Runs a program to its end, in a process group of its own. After `minutes` it is killed; with `graceSeconds` it is interrupted first and has that
 * long to end by itself. Returns its exit code (null when it was killed), its output, and whether its time ran out.
 */
export function run(program, options, { env = {}, minutes = 15, graceSeconds = 0 } = {}) {
  return new Promise((done) => {
    const child = spawn(program, options, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    let output = ''
    let isOutOfTime = false
    let kill
    const take = (text) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    const limit = setTimeout(() => {
      isOutOfTime = true
      take(`\nNot done after ${Math.round(minutes * 10) / 10} minutes: ended.\n`)
      // only the program itself, which is responsible for its child processes
      if (graceSeconds > 0) child.kill('SIGINT')
      kill = setTimeout(() => end(child, 'SIGKILL'), graceSeconds * 1000)
    }, minutes * 60_000)
    const finish = (code) => {
      clearTimeout(limit)
      clearTimeout(kill)
      running.delete(child)
      done({ code, output, isOutOfTime })
    }
    child.on('error', (error) => {
      take(error.message)
      finish(127)
    })
    child.on('close', finish)
  })
}

/** Runs one of our own scripts in a separate process, on this terminal. Returns its exit code. */
export function runScript(path, options, env) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [path, ...options], { env: { ...process.env, ...env }, stdio: 'inherit' })
    running.add(child)
    child.on('close', (code) => {
      running.delete(child)
      done(code)
    })
  })
}

let isNotifying = false

/** Shows `Installing… 27 s` while `work` runs; the seconds tick where there is a terminal. The output of the work is hidden. */
export async function timed(words, work) {
  if (isNotifying) return work()
  isNotifying = true
  const begun = performance.now()
  const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`
  const isTerminal = process.stdout.isTTY
  process.stdout.write(`${words}…`)
  const tick = isTerminal && setInterval(() => process.stdout.write(`\r${words}… ${seconds()}`), 1000)
  try {
    return await work()
  } finally {
    clearInterval(tick)
    isNotifying = false
    process.stdout.write(`${isTerminal ? `\r${words}…` : ''} ${seconds()}\n`)
  }
}

const tools = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** The file that Node runs for an installed tool. */
export const tool = (name) => join(root, 'node_modules', tools[name])

/** Runs an installed tool without the second that npx takes. */
export const runTool = (name, options, settings) => run(process.execPath, [tool(name), ...options], settings)

/** Runs npm: the same npm that runs this script, if there is one. */
export function runNpm(options, settings) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js') && existsSync(npm)
    ? run(process.execPath, [npm, ...options], settings)
    : run('npm', options, settings)
}
