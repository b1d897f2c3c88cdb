import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** The only state that the screens keep themselves: a list of measurements, with the reason. */
const MEASUREMENTS = 'ui/kit/panel/measurements.ts'
/** The module that moves the focus. */
const FOCUS = 'ui/kit/focus/focus.ts'

/** Weak maps outside the screens: what each is for, and why it is no state. */
const weakMaps: Record<string, string> = {
  'rules/shared/match.ts': 'The words of an item, read once: the same item has the same words.',
  'rules/content/content-match.ts': 'The words of a story, read once: the same story has the same words.',
  'rules/shared/merge.ts': 'The ids of a list as a set, made once: a list never changes.',
  'rules/feed/reading.ts': 'The ids that were read as a set, made once: a list never changes.',
  'rules/inspector/redaction.ts':
    'The copy of a value without secrets, made once for inspectors, and what is being copied.',
  'root/inspector/messages.ts': 'What an actor has yet to deal with, kept no longer than the actor.',
}

/** The kinds of state, each with a pattern of its code. */
const kinds: Record<string, RegExp> = {
  'a variable': /(?:^|[;{(])\s*(?:export )?(?:let|var)\s+[\w[{$]/m,
  'a weak map': /\bWeak(?:Map|Set|Ref)\b/,
  'a cell of the module':
    /^(?:export )?const \w+(?:: (?!Readonly)[^=\n]+)? = (?:new (?:Map|Set|Array)\b|\[\]|\{\}|\{ current:)/m,
  'a collection to fill': /^\s+const \w+(?:: [^=\n]+)? = new (?:Map|Set)(?:<.*>)?\(\)/m,
  'a store': /(?<![.\w])subscribe\s*[:(]/,
  'a state hook': /\buse(?:State|Reducer|Optimistic|ActionState|Disclosure|SyncedState|Controllable\w*)\b/,
}
const excused: Record<string, string> = {
  'ui/calendar/options/Filters.tsx: a collection to fill': 'It counts, and is discarded once the count is known.',
}
const movesFocus = /\.\s*(?:focus|select)\s*(?:\?\.)?\(|\bautoFocus\b|\.(?:focus|select)\b(?=\s*[,;)}\]])/

type Text = { name: string; text: string }
const textsIn = (folder: string): Text[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: withoutComments(readFileSync(join(folder, name), 'utf8')) }))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const inScreens = ({ name }: Text) => name.startsWith('ui/')
/** `file: kind` of every piece of state in the screens. */
const stateIn = (src: string) =>
  textsIn(src)
    .filter((text) => inScreens(text) && text.name !== MEASUREMENTS)
    .flatMap(({ name, text }) =>
      Object.entries(kinds).flatMap(([kind, pattern]) => (pattern.test(text) ? [`${name}: ${kind}`] : [])),
    )
    .filter((found) => !(found in excused))
const focusIn = (src: string) =>
  textsIn(src)
    .filter((text) => inScreens(text) && text.name !== FOCUS && movesFocus.test(text.text))
    .map(({ name }) => name)
const weakMapsIn = (src: string) =>
  textsIn(src)
    .filter((text) => !inScreens(text) && kinds['a weak map']?.test(text.text))
    .map(({ name }) => name)

function plant(texts: Record<string, string>) {
  const src = mkdtempSync(join(tmpdir(), 'src-'))
  onTestFinished(() => rmSync(src, { recursive: true }))
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(src, name)), { recursive: true })
    writeFileSync(join(src, name), text)
  }
  return src
}

it('CHT-01 the screens keep no state except the list of measurements', () => {
  expect(stateIn('src')).toEqual([])
})

it.each([
  ['a variable', 'export function createCount() {\n  let count = 0\n  return { add: () => (count += 1) }\n}'],
  ['a variable', 'var last\nexport const note = (text: string) => { last = text }'],
  ['a weak map', 'export const create = () => new WeakMap<object, number>()'],
  ['a cell of the module', 'export const seen: Set<string> = new Set(["a"])'],
  ['a cell of the module', 'const open: Record<string, boolean> = {}'],
  ['a cell of the module', 'const last = { current: 0 }'],
  [
    'a collection to fill',
    'const create = () => {\n  const all = new Map<string, () => void>()\n  return { add: all.set }\n}',
  ],
  ['a variable', 'const count = () => { let all = 0; return () => (all += 1) }'],
  [
    'a store',
    'const make = () => {\n  const all = new Set<() => void>()\n  return { subscribe: (one: () => void) => all.add(one) }\n}',
  ],
  ['a state hook', "import { useDisclosure } from '@chakra-ui/react/hooks'"],
  ['a state hook', "import { useState as keep } from 'react'"],
  ['a state hook', 'const [open, toggle] = React.useReducer((is) => !is, false)'],
])('CHT-01 a screen with %s is found: %s', (kind, text) => {
  expect(stateIn(plant({ 'ui/feed/Own.tsx': text }))).toContain(`ui/feed/Own.tsx: ${kind}`)
})

it('CHT-01 comments about state and values derived from a snapshot do not count as state', () => {
  const text = [
    '/** We let no one in; a WeakMap would do. */',
    "const words = ['let us', 'var']",
    'const names: ReadonlySet<string> = new Set(words)',
    'const countsOf = () => {\n  const counts = new Map(items.map(({ id }) => [id, 1]))\n  return counts\n}',
    'export const Row = () => <p>{words.join()} let it be</p>',
    "const element = useRef<HTMLElement>(null) // let's see",
  ].join('\n')
  expect(stateIn(plant({ 'ui/feed/Row.tsx': text, [MEASUREMENTS]: 'let width = 0' }))).toEqual([])
})

it('CHT-01 every weak map outside the screens is a listed cache', () => {
  expect(weakMapsIn('src').sort()).toEqual(Object.keys(weakMaps).sort())
})

it('CHT-01 a weak map in a chart is found', () => {
  const src = plant({ 'machines/a.machine.ts': 'const sets = new WeakMap<object, Set<string>>()', 'rules/a.ts': '' })
  expect(weakMapsIn(src)).toEqual(['machines/a.machine.ts'])
})

it('only one module moves the focus', () => {
  expect(focusIn('src')).toEqual([])
})

it.each([
  ['input.current?.focus()'],
  ['row.focus({ preventScroll: true })'],
  ['const go = () =>\n  list\n    .querySelector("a")\n    ?.focus?.()'],
  ['field.select()'],
  ['<input autoFocus />'],
  ['requestAnimationFrame(button.focus)'],
])('a screen that moves the focus itself is found: %s', (text) => {
  expect(focusIn(plant({ 'ui/feed/Own.tsx': text, [FOCUS]: 'target.focus()' }))).toEqual(['ui/feed/Own.tsx'])
})
