import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A project with stubbed tools. */
let house = ''
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'tools-'))
  cpSync('scripts', join(house, 'scripts'), { recursive: true })
  put('package.json', '{"type":"module"}')
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) put(lock, '{"packages":{}}')
})
afterEach(() => rmSync(house, { recursive: true }))

function put(path: string, text: string) {
  mkdirSync(join(house, path, '..'), { recursive: true })
  writeFileSync(join(house, path), text)
}
const run = (options: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string; complained: string }>((done) => {
    const settings = { cwd: house, env: { ...process.env, ...env } }
    const child = execFile(process.execPath, options, settings, (_, said, complained) =>
      done({ code: child.exitCode ?? -1, said, complained }),
    )
  })

describe('the build for browser tests', () => {
  beforeEach(() => {
    put('src/main.ts', 'one')
    put(
      'node_modules/vite/bin/vite.js',
      `import { appendFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
      if (readFileSync('src/main.ts', 'utf8') === 'broken') throw new Error('main.ts is broken')
      appendFileSync('builds', '.')
      for (const file of ['dist/app/index.html', 'dist/server/main.js']) cpSync('src/main.ts', file)`,
    )
  })
  const prepare = () => run(['-e', "import('./scripts/lib/built.mjs').then((it) => it.default())"])
  const builds = () => (existsSync(join(house, 'builds')) ? readFileSync(join(house, 'builds'), 'utf8').length / 3 : 0)
  const builtAt = (year: number) => {
    rmSync(join(house, 'dist/.sources'), { force: true })
    for (const file of ['dist/app/index.html', 'dist/server/main.js']) {
      utimesSync(join(house, file), new Date(`${year}-01-01`), new Date(`${year}-01-01`))
    }
  }

  it('CHT-03 is made when it does not match the sources', async () => {
    const seen: number[] = []
    for (const text of ['one', 'one', 'two']) {
      put('src/main.ts', text)
      await prepare()
      seen.push(builds())
    }
    expect(seen).toEqual([1, 1, 2])
  })

  it('CHT-03 is reused when it was made by hand and is not older than the sources', async () => {
    await prepare()
    builtAt(2100)
    await prepare()
    const taken = builds()
    builtAt(2000)
    await prepare()
    expect([taken, builds()]).toEqual([1, 2])
  })

  it('CHT-03 ends the tests with the reason when it fails', async () => {
    put('src/main.ts', 'broken')
    const { code, complained } = await prepare()
    expect([code, complained.includes('main.ts is broken'), complained.includes('The build failed')]).toEqual([
      1,
      true,
      true,
    ])
  })
})

describe('npm run dev', () => {
  it('BCK-02 prints one address to open, and labels that of the backend', async () => {
    const [words] = /Market Flux runs at /.exec(readFileSync('mock-server/welcome.ts', 'utf8')) ?? []
    put('node_modules/tsx/dist/cli.mjs', `console.log('${words}http://127.0.0.1:' + process.env.PORT)`)
    put('node_modules/vite/bin/vite.js', 'setTimeout(() => undefined, 30_000)')
    const port = 20_000 + (process.pid % 10_000)
    const { said } = await run(['scripts/dev.mjs'], { PORT: String(port), HOST: '127.0.0.1' })
    expect(said).toBe(`Backend at http://127.0.0.1:${port + 1}\n`)
  })
})
