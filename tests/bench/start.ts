import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '../../mock-server/account/demo-account.ts'
import { newest, newFolder } from '../e2e/backend.ts'
import { freePort } from '../free-port.ts'
import { judge, median } from './judge.ts'

/**
 * `npm run bench -- start [runs]`: the second start of the backend, on a folder that has data: until `/terminal` and the first search for headlines are answered,
 * and until the first sign-in is; then its memory, against that of PGlite alone on the same folder. It needs `npm run build`.
 */
const RUNS = Number(process.argv[2] ?? 5)
const folder = await newFolder()
// biome-ignore lint/plugin: the backend is asked again and again until it answers
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function until(check: () => Promise<boolean>) {
  while (!(await check().catch(() => false))) await wait(10)
}

const memoryOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

async function end(child: ChildProcess) {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

async function started() {
  const url = `http://127.0.0.1:${await freePort()}`
  const settings = { PORT: new URL(url).port, HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'test' }
  const begun = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  })
  await until(async () => (await fetch(`${url}/terminal`)).ok)
  await newest(url)
  const rows = performance.now() - begun
  await until(async () => {
    const credentials = { email: demo.email, password: demo.password }
    const body = JSON.stringify(credentials)
    const answer = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timezone': 'UTC' },
      body,
    })
    return answer.ok
  })
  const signedIn = performance.now() - begun
  await wait(5000)
  const memory = memoryOf(child)
  await end(child)
  return { rows, signedIn, memory }
}

/** The memory of a process that has nothing but the database open, in MB. */
async function bareMemory() {
  const script = `import { PGlite } from '@electric-sql/pglite'; const db = await PGlite.create(${JSON.stringify(join(folder, 'store'))}); await db.query('select 1'); process.send('open')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  await wait(5000)
  const memory = memoryOf(child)
  await end(child)
  return memory
}

try {
  await started()
  const runs: Awaited<ReturnType<typeof started>>[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await started())
  judge('/terminal with headlines', median(runs.map(({ rows }) => rows)), 1000, { unit: ' ms' })
  judge('first sign-in', median(runs.map(({ signedIn }) => signedIn)), 1800, { unit: ' ms' })
  const memory = median(runs.map((run) => run.memory))
  judge('memory above that of the database alone', memory - (await bareMemory()), 70, { unit: ' MB' })
} finally {
  await rm(folder, { recursive: true, force: true })
}
