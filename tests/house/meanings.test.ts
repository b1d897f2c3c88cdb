import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/chart-files.mjs'

const FOLDERS = ['src', 'mock-server', 'tests', 'scripts']
const OWN = 'tests/house/meanings.test.ts'
const filesWith = (endings: readonly string[], folders = FOLDERS) =>
  folders.flatMap((folder) => endings.flatMap((ending) => filesBelow(folder, ending))).filter((path) => path !== OWN)

/** The types and components that are named after a sign-in, each once. The form is `LogIn…`; what a call answers is `SignedIn`. */
const signIns = [
  'mock-server/account/sign-ins/sign-in-records.ts: NewSignIn',
  'mock-server/account/sign-ins/sign-in-records.ts: StoredSignIn',
  'mock-server/account/sign-ins/sign-ins.ts: SignIns',
  'mock-server/account/sign-ins/sign-ins.ts: UsedSignIn',
  'src/contract/session/tab-message.ts: SignInMessage',
  'src/contract/shared/user/user.ts: SignInList',
  'src/contract/shared/user/user.ts: SignInRecord',
  'src/machines/session/sign-in.ts: SignIn',
  'src/ui/account/profile/sign-ins/OtherSignIns.tsx: OtherSignIns',
  'src/ui/account/profile/sign-ins/SignInRow.tsx: SignInRow',
  'src/ui/account/profile/sign-ins/SignInsSection.tsx: SignInsSection',
]
const DECLARED = /^(?:export )?(?:type|interface|class|const|function)\s+((?:[A-Z]\w*)?SignIn\w*)/gm
const declaredIn = (text: string) => new Set([...text.matchAll(DECLARED)].flatMap(([, name = '']) => name))

it('names a type after a sign-in only where it is one, and gives no two the same name', () => {
  const found = filesWith(['.ts', '.tsx']).flatMap((path) =>
    [...declaredIn(readFileSync(path, 'utf8'))].map((name) => `${path}: ${name}`),
  )
  expect(found.sort()).toEqual(signIns)
})

/** What speaks of rooms of sockets: whole folders, and files. */
const ofRooms = [
  'mock-server/lists/',
  'mock-server/calendar/live-calendars.ts',
  'mock-server/feed/news-keys.ts',
  'mock-server/feed/simulate.ts',
  'mock-server/installation/with-origin.ts',
  'scripts/docs/socket-words.ts',
  'src/adapters/sockets/lists.ts',
  'src/adapters/sockets/windows-names.ts',
  'src/contract/shared/connection.ts',
  'src/contract/sockets.ts',
  'tests/bench/fanout',
  'tests/bench/search.ts',
  'tests/contract/content/content.test.ts',
  'tests/contract/feed/',
  'tests/contract/sources/own-audience.test.ts',
  'tests/model/faults/browser.ts',
  'tests/unit/content/pit-spotlight.test.ts',
  'tests/bench/heap.ts',
  'tests/unit/docs/docs-socket-events.test.ts',
  'tests/unit/feed/rooms',
  'tests/unit/http/encode-once.test.ts',
  'tests/unit/sockets/',
]
/** Sentences that are news, and the name of a product. */
const quoted = [
  'mock-server/world/news/sentences/',
  'tests/bench/directory/frames.ts',
  'tests/unit/legal/legal-texts.test.ts',
]
/** In names and in words; a newsroom is something else. */
const ROOM = /(?<![A-Za-z])[Rr]ooms?(?![a-z])|(?<=[a-z])Rooms?(?![a-z])/
const linesWith = (pattern: RegExp, path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))

it('speaks of a room only where sockets have one: what lies in a layout has space', () => {
  const others = filesWith(['.ts', '.tsx', '.css', '.mjs', '.js']).filter(
    (path) => ![...ofRooms, ...quoted].some((known) => path.startsWith(known)),
  )
  expect(others.flatMap((path) => linesWith(ROOM, path))).toEqual([])
})

/** Files that have to do with the address bar, by what they import or whom they send it to. */
const OF_PLACES =
  /shared\/pages\.ts'|place\.machine\.ts'|page\/place\.ts'|kit\/PlaceLink\.tsx'|MenuEntry\.tsx'|useCharts\(|'place\.(?:asked|changed)'|\bplace: \{|export type Place =|'overlay', 'place'/
/** Words of headlines, where a place is a town or a country. */
const geographic = [
  'mock-server/feed/meaning/clues.ts',
  'mock-server/feed/meaning/evidence-words.ts',
  'mock-server/world/facts/release-facts.ts',
  'mock-server/world/facts/world/',
  'mock-server/world/news/sentences/',
  'mock-server/world/news/words/',
]
/** A list of words, sentences for users, and what a page shows of the chart. */
const sentences = ['src/rules/stories/words.ts', 'src/ui/legal/documents/', 'tests/e2e/inspector/inspector.e2e.test.ts']
/** Names only: in sentences, a thing may take the place of another. `placeItems` is a property of styles. */
const PLACE = /(?<![A-Za-z])[Pp]lace[ds]?(?![a-z]|Items|holder)|(?<=[a-z])Place[ds]?(?![a-z])/
/** In files that know places: `place` is no number, no text and no element. */
const OTHER_PLACE = /\bplaces?\??: (?:readonly )?(?:number|string|HTMLElement|Element|FeedSlot)\b/
const NO_NAMES = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|>[^<>{}=]*<\//g
const namesIn = (text: string) => text.replace(NO_NAMES, (words) => words.replace(/[^\n]/g, ' '))
const misplaced = (text: string) => {
  const pattern = OF_PLACES.test(text) ? OTHER_PLACE : PLACE
  return namesIn(text)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${index + 1}: ${line.trim()}`] : []))
}

it('names a place only what the address bar stands for: a list has positions, a feed has a slot', () => {
  const others = filesWith(['.ts', '.tsx', '.mjs', '.js']).filter(
    (path) => ![...geographic, ...sentences].some((known) => path.startsWith(known)),
  )
  expect(others.flatMap((path) => misplaced(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`))).toEqual([])
})

it.each([
  ['const placeOf = () => 0', ['1: const placeOf = () => 0']],
  ['type Placed = 1 // in its place', ['1: type Placed']],
  ["useCharts()\nconst f = (place: number) => 'place'", ['2: const f = (place: number) =>']],
  ["useCharts()\nplace.send({ type: 'place.asked' })", []],
  ["/* takes the place */ const text = 'in one place'", []],
  ["field.placeholder = 'x'; text.replace('a', b)", []],
])('finds the names of places in “%s”', (text, found) => {
  expect(misplaced(text).map((line) => line.replace(/ = 1$/, ''))).toEqual(found)
})

it.each([
  ['const room = 1', true],
  ['hasRoom', true],
  ['--message-room', true],
  ['newsroom.read', false],
  ['createNewsroom()', false],
])('finds the word in “%s”: %s', (line, isFound) => {
  expect(ROOM.test(line)).toBe(isFound)
})
