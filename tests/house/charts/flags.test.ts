import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../../scripts/lib/chart-files.mjs'
import { flagsIn } from './flags.ts'

const FOLDER = 'src/machines'
const read = (file: string) => (file.startsWith('.') ? undefined : readFileSync(join(FOLDER, file), 'utf8'))

/** Booleans in contexts that are no modes of their charts: what each is instead. */
const facts: Record<string, string> = {
  'account/create-account.machine.ts: draft.hasAccepted': 'The checkbox of a form, sent with it.',
  'account/log-in-parts.ts: draft.rememberMe': 'The checkbox of a form, sent with it.',
  'consent/consent.machine.ts: consent.functionality': 'The answer of the user, which other charts are given.',
  'consent/consent.machine.ts: consent.thirdParty': 'The answer of the user, which other charts are given.',
  'consent/consent.machine.ts: draft.functionality': 'A checkbox of the settings.',
  'consent/consent.machine.ts: draft.thirdParty': 'A checkbox of the settings.',
  'live-tv/player.machine.ts: isAllowed': 'The answer of the user, from the chart of consent.',
  'live-tv/player.machine.ts: isMuted': 'What the player in the page reports, and the input of the next one.',
  'news-pit/sharing.machine.ts: hasSheet': 'What the browser has, given at the start.',
  'offline/last-seen.machine.ts: isLive': 'Whether there is a connection, from its chart.',
  'offline/last-seen.machine.ts: list.awaitsItems': 'What the list lacks, from its chart.',
  'offline/last-seen.machine.ts: list.isNewest': 'What the list shows, from its chart.',
  'offline/last-seen.machine.ts: mayKeep': 'The answer of the user, from the chart of consent.',
  'shared/today.machine.ts: isElsewhere': 'What was read of the clock, passed on to the screens.',
  'shell/palette-parts.ts: early.isNew': 'How Enter was pressed, kept with what it is to open.',
}

it('a chart keeps no flag in its context', () => {
  const files = filesBelow(FOLDER, '.ts').map((path) => path.slice(FOLDER.length + 1))
  const advice =
    'A boolean in a context is a mode of the chart, which becomes a state or a parallel region, or a fact that the chart only reads, which is listed here with its reason (docs/decisions.md, 2026-11-27)'
  expect(files.flatMap((file) => flagsIn(file, read)).sort(), advice).toEqual(Object.keys(facts).sort())
})

const chart = (types: string) => `
  ${types}
  export const doorMachine = setup({ types: { context: {} as Context, events: {} as { isNew: boolean } } }).createMachine({})`

it.each([
  ['a field', 'type Context = { name: string; isOpen: boolean }', 'isOpen'],
  ['a field that may lack', 'type Context = { isOpen?: boolean | undefined }', 'isOpen'],
  ['a field that can only be true', 'type Context = { isOpen?: true }', 'isOpen'],
  ['a field of a field', 'type Context = { lock: { isOpen: boolean } }', 'lock.isOpen'],
  ['a list', 'type Context = { open: readonly boolean[] }', 'open'],
  ['a record', 'type Context = { open: Readonly<Record<string, boolean>> }', 'open'],
  ['a type by its name', 'type Lock = { isOpen: boolean }; type Context = { lock: Lock }', 'lock.isOpen'],
  ['an interface', 'interface Lock { isOpen: boolean }; type Context = { lock?: Lock }', 'lock.isOpen'],
  ['a type that is added', 'type Lock = { isOpen: boolean }; type Context = { name: string } & Lock', 'isOpen'],
  ['the type of a constant', 'const shut = { isOpen: false }; type Context = { lock: typeof shut }', 'lock.isOpen'],
  [
    'a type of another chart',
    "import type { Lock as Own } from '../lock/lock.ts'; type Context = { lock: Own }",
    'lock.isOpen',
  ],
])('a flag in %s is found', (_, types, field) => {
  const texts: Record<string, string> = {
    'door/door.machine.ts': chart(types),
    'lock/lock.ts': 'export type Lock = { isOpen: boolean; inner?: Lock }',
  }
  expect(flagsIn('door/door.machine.ts', (file) => texts[file])).toEqual([`door/door.machine.ts: ${field}`])
})

it('what is no flag of a context is not found: in events, in ports, and in the types of rules', () => {
  const types = `import type { User } from '../../rules/user.ts'
    type Choice = { isOpen: boolean }
    type Context = { user: User; kind: 'open' | 'shut'; lists: readonly string[] }`
  expect(flagsIn('door/door.machine.ts', (file) => (file.startsWith('.') ? undefined : chart(types)))).toEqual([])
})
