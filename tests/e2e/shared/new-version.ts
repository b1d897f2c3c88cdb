import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A copy of the built app on a static server, which can be stopped and replaced by a version whose files have other names. */
export async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'market-flux-'))
  cpSync('dist/app', folder, { recursive: true })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, extname(pathname) ? pathname : 'index.html')
    const isThere = existsSync(path) && !/^\/(api|socket\.io)\//.test(pathname)
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    response.end(isThere ? readFileSync(path) : undefined)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    start: () => listen(port),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    deployNext: () => renameAll(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A copy of the built project, whose app can be replaced by a version whose files have other names, and restored. */
export function copyProject() {
  const folder = mkdtempSync(resolve('.cache/project-'))
  const app = join(folder, 'dist/app')
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  cpSync('package.json', join(folder, 'package.json'))
  symlinkSync(resolve('mock-server'), join(folder, 'mock-server'))
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(name)) rmSync(join(app, name))
  }
  const former = join(folder, 'former')
  return {
    folder,
    deployNext() {
      cpSync(app, former, { recursive: true })
      renameAll(app)
    },
    goBack() {
      rmSync(app, { recursive: true })
      renameSync(former, app)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function renameAll(folder: string) {
  const assets = join(folder, 'assets')
  const scripts = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')))
  const next = (name: string) => name.replace(/\.js$/, '-next.js')
  // by their own names: `[\w.~-]+\.js` tries each long word of minified code from every letter, which takes twenty seconds
  const known = [...scripts].map((name) => name.replace(/[.~-]/g, '\\$&')).join('|')
  const anyScript = new RegExp(`(?<![\\w.~-])(?:${known})`, 'g')
  const texts = [
    ...['index.html', 'sw.js'].map((name) => join(folder, name)),
    ...[...scripts].map((name) => join(assets, name)),
  ]
  for (const path of texts) {
    writeFileSync(path, readFileSync(path, 'utf8').replace(anyScript, next))
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, next(name)))
  // the worker identifies cached pages without a hashed name by their revision
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(revision:\s*[`'"])/g, '$1next-'))
}
