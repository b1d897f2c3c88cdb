import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const imports = 'lint/style/noRestrictedImports'
const globals = 'lint/style/noRestrictedGlobals'
const plugin = 'plugin'

/** Where adapters of one file are. */
const plain = 'src/adapters/calendar'

type Snippet = [folder: string, code: string, refusedBy?: string]

const taking = (folder: string, refusedBy: string | undefined, ...sources: string[]) =>
  sources.map((source): Snippet => [folder, `import '${source}'`, refusedBy])
const saying = (folder: string, refusedBy: string | undefined, ...lines: string[]) =>
  lines.map((line): Snippet => [folder, line, refusedBy])

const snippets: Snippet[] = [
  ...taking('src/contract', undefined, 'zod/mini', 'zod', '@ts-rest/core', './fields.ts', './routes/user.ts'),
  ...taking('src/contract/routes', undefined, '@ts-rest/core', '../user.ts'),
  ...taking('src/contract', imports, '../rules/tags.ts', '../machines/session.machine.ts', '../adapters/http/http.ts'),
  ...taking(
    'src/contract',
    imports,
    '../ui/App.tsx',
    '../root/app.ts',
    '../../mock-server/main.ts',
    '../../tests/setup.ts',
  ),
  ...taking('src/contract', imports, 'react', 'xstate', 'date-fns', 'node:fs', '@ts-rest/fastify', 'lodash/fp'),
  ...taking('src/contract/routes', imports, '../../rules/tags.ts', 'fastify'),
  ['src/contract', "export const load = () => import('react')", imports],

  ...taking('src/rules', undefined, 'date-fns/addDays', '@date-fns/tz', '../contract/news.ts', './tags.ts'),
  ...taking('src/rules', imports, 'zod/mini', 'xstate', 'react', 'node:crypto', '../machines/session.machine.ts'),
  ...taking(
    'src/rules',
    imports,
    '../adapters/http/http.ts',
    '../ui/App.tsx',
    '../root/app.ts',
    '../../mock-server/main.ts',
  ),
  ...saying(
    'src/rules',
    globals,
    'export const width = () => window.innerWidth',
    "export const call = () => fetch('/')",
  ),
  ...saying('src/rules', plugin, 'export const now = () => Date.now()', 'export const dice = () => Math.random()'),
  ...saying('src/rules', undefined, 'export const read = (text: string) => new Date(text)'),

  ...taking(
    'src/machines',
    undefined,
    'xstate',
    'xstate/graph',
    '../contract/news.ts',
    '../rules/tags.ts',
    './ports.ts',
  ),
  ...taking('src/machines', imports, 'react', '@xstate/react', 'date-fns', 'zod/mini', 'socket.io-client', 'node:fs'),
  ...taking(
    'src/machines',
    imports,
    '../adapters/http/http.ts',
    '../ui/App.tsx',
    '../root/app.ts',
    '../../mock-server/main.ts',
  ),
  ...saying('src/machines', globals, "export const call = () => fetch('/')", 'export const host = () => window.name'),
  ...saying('src/machines', globals, "export const kept = () => localStorage.getItem('a')"),
  ...saying(
    'src/machines',
    globals,
    'export const id = () => crypto.randomUUID()',
    'export const where = () => location',
  ),
  ...saying('src/machines', plugin, 'export const now = () => Date.now()', 'export const today = () => new Date()'),
  ...saying('src/machines', plugin, 'export const dice = () => Math.random()'),

  ...taking(plain, undefined, '../../contract/news.ts', 'socket.io-client', '@ts-rest/core', 'zod/mini'),
  ...taking('src/adapters/sockets', undefined, './packets.ts', '../../contract/news.ts', 'socket.io-client'),
  ...taking('src/adapters/session/shelf', undefined, './sealing.ts', '../../../contract/news.ts', 'zod/mini'),
  ...taking(plain, imports, 'react', 'react-dom/client', 'xstate', 'xstate/graph', '@xstate/react', 'node:fs'),
  ...taking(plain, imports, './seconds.ts', '../http/http.ts', '../session/tabs.ts'),
  ...taking(plain, imports, '../../machines/session.machine.ts', '../../root/app.ts'),
  ...taking(plain, imports, '../../ui/App.tsx', '../../rules/tags.ts', '../../../mock-server/main.ts'),
  ...taking('src/adapters/session/shelf', imports, '../tabs.ts', '../../http/http.ts', '../../../rules/tags.ts'),
  ...taking('src/adapters/sockets', imports, '../http.ts', '../clock/clock.ts', '../../machines/session.machine.ts'),
  ...saying(plain, globals, "export const kept = () => localStorage.getItem('a')"),
  ...saying(
    'src/adapters/storage',
    globals,
    "export const kept = () => localStorage.getItem('a')",
    'export const late = (run: () => void) => setTimeout(run, 50)',
  ),
  ...saying(plain, globals, 'export const isThere = () => navigator.onLine', "export const call = () => fetch('/')"),
  ...saying(plain, plugin, 'export const now = () => Date.now()'),
  ...saying(plain, undefined, 'export const height = ({ page }: { page: Window }) => page.innerHeight'),
  ...saying('src/root', globals, 'export const late = (run: () => void) => setTimeout(run, 50)'),
  ...saying('src/root', plugin, 'export const now = () => Date.now()'),
  [plain, "export { createBrowserHistory } from '@tanstack/react-router'"],
  [plain, "export { useRouter } from '@tanstack/react-router'", imports],

  ...taking(
    'src/ui',
    undefined,
    'react',
    'react-dom/client',
    '@ark-ui/react/tabs',
    '@chakra-ui/react',
    '@xstate/react',
    '@tanstack/react-router',
  ),
  ...taking(
    'src/ui/news',
    undefined,
    '../../machines/feed.machine.ts',
    '../../rules/tags.ts',
    '../../contract/news.ts',
  ),
  ...taking('src/ui/news', undefined, '../App.tsx', './Row.tsx', './row.css', '@tanstack/react-virtual'),
  ...taking(
    'src/ui',
    imports,
    '../adapters/http/http.ts',
    '../root/app.ts',
    'socket.io-client',
    '@ts-rest/core',
    'zod/mini',
  ),
  ...taking('src/ui/news', imports, '../../adapters/http/http.ts', '../../../mock-server/main.ts', 'node:fs'),
  ...saying('src/ui', imports, "export { useState } from 'react'", "export { useReducer } from 'react'"),
  ...saying('src/ui', imports, "export { createActor } from 'xstate'"),
  ...saying(
    'src/ui',
    globals,
    "export const call = () => fetch('/')",
    "export const kept = () => localStorage.getItem('a')",
  ),
  ...saying('src/ui', plugin, "import * as React from 'react'\nexport const useOpen = () => React.useState(false)"),
  ...saying('src/ui', plugin, "export const call = () => window.fetch('/')", 'export const now = () => Date.now()'),
  ...saying('src/ui', globals, 'export const late = (run: () => void) => setTimeout(run, 50)'),
  ...saying(
    'src/ui',
    undefined,
    "export { useEffect, useRef } from 'react'",
    "export type { ActorRefFrom } from 'xstate'",
  ),

  ...taking(
    'src',
    undefined,
    './adapters/http/http.ts',
    './machines/session.machine.ts',
    './ui/App.tsx',
    'xstate',
    'react',
  ),
  ...taking('src', imports, '../mock-server/main.ts', '../tests/setup.ts', 'node:fs'),

  ...taking(
    'mock-server/news',
    undefined,
    '../../src/contract/news.ts',
    '../../src/rules/tags.ts',
    'fastify',
    'node:fs',
  ),
  ...taking('mock-server', undefined, '../src/contract/api.ts', './news/door.ts'),
  ...taking(
    'mock-server',
    imports,
    '../src/machines/session.machine.ts',
    '../src/adapters/http/http.ts',
    '../src/root/app.ts',
  ),
  ...taking('mock-server/news', imports, '../../src/ui/App.tsx', '../../tests/setup.ts'),

  ...taking('mock-server', imports, 'node:timers/promises', 'node:perf_hooks'),
  ...saying(
    'mock-server/news',
    imports,
    "export { randomUUID } from 'node:crypto'",
    "export { randomBytes } from 'node:crypto'",
  ),
  ...saying('mock-server/news', undefined, "export { createHash } from 'node:crypto'"),
  ...saying(
    'mock-server/news',
    globals,
    'export const elapsed = () => performance.now()',
    'export const later = (run: () => void) => setTimeout(run, 50)',
  ),
  ...saying(
    'mock-server/news',
    plugin,
    'export const now = () => Date.now()',
    'export const dice = () => Math.random()',
    'export const late = () => AbortSignal.timeout(50)',
  ),

  ...taking('mock-server/providers', undefined, '../world/world.ts', '../clock.ts', 'date-fns/constants'),
  ...taking('mock-server/providers', imports, 'node:fs', 'node:https', '../store/open-store.ts', '../environment.ts'),
  ...taking('mock-server/world', imports, 'node:crypto', '../http/server.ts', '../../src/ui/App.tsx'),
  ...saying(
    'mock-server/providers',
    globals,
    "export const call = () => fetch('/')",
    "export const open = () => new WebSocket('wss://example.test')",
    'export const key = () => process.env.KEY',
    'export const later = (run: () => void) => setTimeout(run, 50)',
  ),

  ...taking('scripts', undefined, 'node:fs', 'node:fs/promises', './lib/steps.mjs'),
  ...taking('scripts', imports, 'tsx', 'vite', '../src/root/app.ts'),

  ...saying(
    plain,
    plugin,
    'export const name = JSON.parse("1") as string',
    'export const name = <string>JSON.parse("1")',
  ),
  ...saying('src/machines', plugin, 'export const blank = {} as { open: boolean }'),
  ...saying('src/machines', undefined, 'export const setup = { types: { context: {} as { open: boolean } } }'),
  ...saying('src/ui', undefined, "export const sides = ['left', 'right'] as const"),
  ...saying('src/ui', 'lint/style/noNonNullAssertion', 'export const first = (words: string[]) => words[0]!'),
  ...saying('src/ui', 'lint/suspicious/noExplicitAny', 'export const odd = (thing: any) => thing.name'),

  ...saying(
    'src/adapters',
    plugin,
    'export const end = (io: { _close(): void }) => io._close()',
    'export const isOpen = (io?: { _open: boolean }) => io?._open',
    'export const stateOf = ({ _state }: { _state: string }) => _state',
    'export const parentOf = ({ _parent: parent }: { _parent: string }) => parent',
  ),
  ...saying('src/ui', undefined, 'export const looks = { _open: { opacity: 1 } }'),
  ...saying('tests/unit', plugin, 'export const sleep = () => new Promise((wake) => setTimeout(wake, 50))'),
  ...saying('tests/e2e', plugin, 'export const sleep = (page: Page) => page.waitForTimeout(50)'),
  ...taking('tests/unit', imports, 'node:timers/promises'),
  ...saying('tests/model', undefined, 'export const settle = () => new Promise((settled) => setTimeout(settled))'),
]

const files = snippets.map(([folder, code, refusedBy], index) => ({
  path: `${folder}/snippet-${index}.${folder === 'scripts' ? 'mjs' : 'ts'}`,
  code,
  refusals: refusedBy ? [refusedBy] : [],
}))
const house = mkdtempSync(join(tmpdir(), 'borders-'))
const refusals = new Map<string, string[]>()

beforeAll(async () => {
  for (const part of ['biome.json', 'lint']) cpSync(part, join(house, part), { recursive: true })
  for (const { path, code } of files) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), `${code}\n`)
  }
  for (const { category, location } of await lint()) {
    refusals.set(location.path, [...(refusals.get(location.path) ?? []), category])
  }
})
afterAll(() => rmSync(house, { recursive: true }))

describe('the borders of the folders', () => {
  it.each(files)('$path: $code -> $refusals', ({ path, refusals: expected }) => {
    expect([...new Set(refusals.get(path))]).toEqual(expected)
  })
})

type Report = { diagnostics: { category: string; location: { path: string } }[] }

function lint() {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--reporter=json', '--max-diagnostics=none']
  return new Promise<Report['diagnostics']>((resolve, reject) => {
    execFile(process.execPath, [biome, ...options], { cwd: house, maxBuffer: 2 ** 26 }, (_, report, complaint) => {
      const { diagnostics }: Report = report.startsWith('{') ? JSON.parse(report) : { diagnostics: [] }
      if (diagnostics.length > 0) resolve(diagnostics)
      else reject(new Error(complaint))
    })
  })
}
