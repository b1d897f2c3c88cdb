import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { untestedWires } from '../mutation/wires/wire-tests.ts'

/** The entries of the catalogue by the file of their chart. */
const listed = {
  session: 'session',
  overlay: 'overlay',
  notification: 'notification',
  profile: 'profile',
  password: 'password',
  contact: 'contact',
  feed: 'live-feed',
  'feed builder': 'builder',
  'calendar window': 'calendar',
  'News Pit view': 'news-pit',
  library: 'library',
  reader: 'article',
  'live connection': 'connection',
  workspace: 'workspace',
}

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const hooks = /\buse(State|Reducer|Optimistic|ActionState|Machine|Actor|ActorRef|SyncedState)\b/
const makers = /\bcreate(Actor|Machine|Store|Atom)\b/
const variables = /^(export )?let /m
/** Files of a folder that keep their own state: in a component, in a chart that they start, or in a module variable. */
const keepersIn = (folder: string) =>
  textsIn(folder)
    .filter(({ text }) => [hooks, makers, variables].some((pattern) => pattern.test(text)))
    .map(({ name }) => name)

let planted = ''
afterEach(() => {
  if (planted) rmSync(planted, { recursive: true })
  planted = ''
})

it('CHT-01 every entry of the catalogue has a chart, which the app starts', () => {
  const app = textsIn('src/root')
    .map(({ text }) => text)
    .join('\n')
  const isStarted = (chart: string) =>
    new RegExp(
      `import \\{[^}]*(Machine|liveFeedWith)\\b[^}]*\\} from '[./]+/machines/[\\w-]+/${chart}\\.machine\\.ts'`,
    ).test(app)
  expect(Object.entries(listed).filter(([, chart]) => !isStarted(chart))).toEqual([])
})

it('CHT-01 the screens keep no application state', () => {
  expect(keepersIn('src/ui')).toEqual([])
})

it('CHT-01 a screen that keeps application state is found', () => {
  planted = mkdtempSync(join(tmpdir(), 'screens-'))
  mkdirSync(join(planted, 'kit'))
  const texts = {
    'Open.tsx': "import { useState } from 'react'",
    'kit/Own.tsx': 'const [snapshot, send] = useMachine(contactMachine)',
    'kit/chart.ts': 'export const own = createActor(contactMachine).start()',
    'kit/count.ts': 'let count = 0',
    'Asks.tsx': 'export function Asks() {\n  let words = useSelector(contact, wordsOf)\n  return words\n}',
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(planted, name), text)
  expect(keepersIn(planted).sort()).toEqual(['Open.tsx', 'kit/Own.tsx', 'kit/chart.ts', 'kit/count.ts'])
})

it('CHT-08 every file of wires has tests by its name, with which npm run mutate tries each wire', () => {
  expect(untestedWires()).toEqual([])
})
