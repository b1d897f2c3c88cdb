import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../../scripts/lib/chart-files.mjs'
import { complaintsAbout } from './chart-literals.ts'

const files = filesBelow('src/machines', '.ts')
const complaintsIn = (path: string) => complaintsAbout(path, readFileSync(path, 'utf8'))

it('CHT-04 every chart is a literal, and describes itself and its states in a sentence', () => {
  expect(files.flatMap((name) => complaintsIn(name))).toEqual([])
})

const chart = (states: string, more = '') => `
  export const doorMachine = setup({}).createMachine({
    id: 'door', description: 'A door.', initial: 'closed', ${more}
    states: { closed: { description: 'No one gets in.', ${states} } },
  })`

it.each([
  ['a spread', chart('on: { ...common }'), 'a spread in closed.on'],
  ['a helper that is called', chart("entry: say('closed')"), 'a call in closed.entry'],
  [
    'a function body',
    chart('invoke: { src: "lock", input: ({ context }) => context.key }'),
    'a function in closed.invoke.input',
  ],
  ['a constant', chart("on: { 'door.pushed': opening }"), 'a constant, opening, in closed.on.door.pushed'],
  ['a constant with a short name', chart('on, '), 'a constant, on, in closed.on'],
  [
    'a choice',
    chart("on: { 'door.pushed': isOld ? 'open' : 'closed' }"),
    'a ConditionalExpression in closed.on.door.pushed',
  ],
  [
    'a state without a description',
    chart('', '').replace("description: 'No one gets in.',", ''),
    'no description of closed',
  ],
  ['a chart without a description', chart('').replace("description: 'A door.',", ''), 'no description of the chart'],
  ['a description that is no sentence', chart('').replace("'A door.'", "'a door'"), 'no sentence about the chart'],
  [
    'a region that is in no file of the chart',
    chart('', '').replace('closed: {', 'open, closed: {'),
    'a constant, open, in open',
  ],
])('CHT-04 %s in a chart is found', (_, text, complaint) => {
  expect(complaintsAbout('door.machine.ts', text)).toEqual([`door.machine.ts: ${complaint}`])
})

it('CHT-04 a chart may name the functions that compute, and its regions', () => {
  const text = `const locked = parts.createStateConfig({ description: 'The key is needed.' })
    ${chart("entry: { type: 'keep', params: keyIn }, invoke: { src: 'lock', input: keyNow }", 'context: initialContext,').replace('closed: {', 'locked, closed: {')}`
  expect(complaintsAbout('door.machine.ts', text)).toEqual([])
})
