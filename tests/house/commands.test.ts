import { execFile } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFile } from '../../mock-server/store/lock-file.ts'

type Ended = { code: number; said: string; complained: string }

const run = (options: string[], env: Record<string, string> = {}) =>
  new Promise<Ended>((done) => {
    const child = execFile(process.execPath, options, { env: { ...process.env, ...env } }, (_, said, complained) =>
      done({ code: child.exitCode ?? -1, said, complained }),
    )
  })

const listen = (port: number) =>
  new Promise<Server>((listening) => {
    const server = createServer((call) => call.destroy())
    server.listen(port, '127.0.0.1', () => listening(server))
  })
const portOf = (server: Server) => {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
const freePort = async () => {
  const server = await listen(0)
  const port = portOf(server)
  await new Promise((closed) => server.close(closed))
  return port
}

describe('npm start', () => {
  it('lists its options without doing anything else', async () => {
    const help = readFileSync('scripts/help.txt', 'utf8')
    expect(await run(['scripts/start.mjs', '--help'])).toEqual({ code: 0, said: help, complained: '' })
  })

  it('reports which TCP port is taken, and how to set another', async () => {
    const other = await listen(0)
    const port = portOf(other)
    const ended = await run(['scripts/start.mjs'], { PORT: String(port) })
    other.close()
    const complained = `Port ${port} is taken. Set another: PORT=${port + 1} npm start\n`
    expect(ended).toEqual({ code: 1, said: '', complained })
  })

  it.each([
    [{ PORT: 'http' }, "PORT must be a number up to 65535, not 'http'.\n"],
    [{ PORT: '70000' }, "PORT must be a number up to 65535, not '70000'.\n"],
    [
      { HOST: '192.0.2.1' },
      'Nothing can listen on 192.0.2.1 (EADDRNOTAVAIL). Set HOST to an address of this machine, such as 127.0.0.1.\n',
    ],
  ])('refuses %o in plain words', async (env, complained) => {
    expect(await run(['scripts/start.mjs'], env)).toEqual({ code: 1, said: '', complained })
  })

  it('reports which version of Node it needs', async () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.18.3' })"
    expect(await run(['--import', `data:text/javascript,${pretend}`, 'scripts/start.mjs'])).toEqual({
      code: 1,
      said: '',
      complained:
        'Market Flux needs Node 20.19 or newer, and this is Node 20.18.3.\n' +
        'Get a newer one from https://nodejs.org, or with `nvm install` in this folder.\n',
    })
  })
})

describe('npm run mutate', () => {
  it('prints its usage, and mutates nothing', async () => {
    const { code, said, complained } = await run(['node_modules/tsx/dist/cli.mjs', 'scripts/mutate.ts', '--help'])
    expect([code, said.split('\n')[0], complained]).toEqual([0, 'npm run mutate -- [wires | <file>…]', ''])
  })
})

describe('npm run reset', () => {
  let data = ''
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'data-'))
    mkdirSync(join(data, 'store'))
    writeFileSync(join(data, 'store/accounts'), 'demo')
  })
  afterEach(() => rmSync(data, { recursive: true, force: true }))
  const reset = async (env: Record<string, string> = {}) =>
    run(['scripts/reset.mjs'], { DATA_DIR: data, PORT: String(await freePort()), DATABASE_URL: '', ...env })
  const refusal = () => `A server is using ${data}. Stop it (Ctrl-C in its window), then reset again.\n`

  it('empties the data folder', async () => {
    const ended = await reset()
    expect({ ...ended, left: readdirSync(data) }).toEqual({
      code: 0,
      said: `Emptied ${data}.\n`,
      complained: '',
      left: [],
    })
  })

  it('refuses while the process in the lock lives', async () => {
    writeFileSync(join(data, 'server.lock'), `${process.pid}\n`)
    const ended = await reset()
    expect({ ...ended, left: existsSync(join(data, 'store/accounts')) }).toEqual({
      code: 1,
      said: '',
      complained: refusal(),
      left: true,
    })
  })

  it('BCK-08 refuses while a server in a container has the lock, although its process id is unknown here', async () => {
    writeFileSync(join(data, 'server.lock'), '999999999\n')
    const descriptor = openSync(join(data, 'server.lock'), 'r+')
    const locked = await lockFile(descriptor, join(data, 'server.lock'))
    const isSure = locked !== 'refused' && (await locked.isSure)
    const ended = await reset()
    closeSync(descriptor)
    expect([isSure, ended]).toEqual([true, { code: 1, said: '', complained: refusal() }])
  })

  it('ignores the lock of a process that has ended', async () => {
    writeFileSync(join(data, 'server.lock'), '999999999\n')
    expect(await reset()).toEqual({ code: 0, said: `Emptied ${data}.\n`, complained: '' })
  })

  it('refuses while something answers on the port', async () => {
    const server = await listen(0)
    const ended = await reset({ PORT: String(portOf(server)) })
    server.close()
    expect(ended).toEqual({ code: 1, said: '', complained: refusal() })
  })

  it('removes nothing from a folder that holds a project, a home or itself', async () => {
    const foreign = `${data} is no data folder of Market Flux: nothing was removed.\n`
    const copy = join(data, 'copy')
    cpSync('scripts', join(copy, 'scripts'), { recursive: true })
    const ended = [await reset({ HOME: join(data, 'store') })]
    ended.push(await run([join(copy, 'scripts/reset.mjs')], { DATA_DIR: data }))
    writeFileSync(join(data, 'package.json'), '{}')
    ended.push(await reset())
    expect({ ended, left: readdirSync(data).sort() }).toEqual({
      ended: ended.map(() => ({ code: 1, said: '', complained: foreign })),
      left: ['copy', 'package.json', 'store'],
    })
  })
})
