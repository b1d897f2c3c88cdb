import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, assign, createMachine } from 'xstate'
import { chartFiles, filesByName } from '../../scripts/lib/chart-files.mjs'
import { chooseWalks } from '../e2e/walks/choose.ts'
import { advice } from '../model/drive/coverage.ts'

const modelTests = filesByName('tests/model', '.model.test.ts')
const adviceFor = (chart: string) => advice(modelTests.get(chart) ?? '')

it('CHT-02 the error for an untaken transition names the file that lists the cases', () => {
  expect(['contact', 'session', 'today'].map(adviceFor)).toEqual([
    'Give each a case in tests/model/contact/contact.outcome.ts',
    'Give each a case in tests/model/session/session.cases.ts',
    'Give each a case in tests/model/shared/today.model.test.ts',
  ])
})

it('CHT-02 the file named for each chart exists, and walks or lists cases', () => {
  const named = [...modelTests.keys()].map((chart) => adviceFor(chart).replace('Give each a case in ', ''))
  const isRight = (file: string) =>
    /\bexport (const|function) cases\b|\bcoverage\(|\bpairedWalks\(|\bwalkPart(?:Of)?\(/.test(
      readFileSync(file, 'utf8'),
    )
  expect(named.filter((file) => !isRight(file) && !/(charts|pairs)\.model\.test\.ts$/.test(file))).toEqual([])
})

it('CHT-03 the error for a transition that no browser walk takes names the folder of the walks', () => {
  const machine = createMachine({ id: 'lamp', on: { 'lamp.hit': {}, 'lamp.mended': {} } })
  const choose = () => chooseWalks({ machine, cases: [{ type: 'lamp.hit' }] })
  expect(choose).toThrow('No walk of lamp takes lamp lamp.mended #1. Give each a case in tests/e2e/walks')
})

const walkedByHand = [
  ...['log-in', 'create-account', 'email-correction', 'verification', 'reset-request', 'reset-password'],
  ...['password', 'profile', 'sign-ins', 'data-export', 'deletion', 'contact', 'overlay', 'builder'],
]
const nameOfMachine = (chart: string) => `${chart.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Machine`

it.each(walkedByHand)('CHT-03 %s is walked in the browser, by its own chart', (chart) => {
  const text = readFileSync(filesByName('tests/e2e/walks', '.walk.e2e.test.ts').get(chart) ?? '', 'utf8')
  expect({
    isImported: text.includes(`${chartFiles().get(chart)}'`),
    isWalked: text.includes(`walkInBrowser(${nameOfMachine(chart)})(`),
    ids: /^ {2}ids: '(CHT-03)/m.exec(text)?.[1],
    leftOut: text.match(/\b(test|describe)\.(skip|only|fixme|fail)\b/g),
  }).toEqual({ isImported: true, isWalked: true, ids: 'CHT-03', leftOut: null })
})

it('CHT-03 browser walks are generated from the chart, and together take all of its transitions', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { opened: 'open', locked: 'locked' } },
      open: { on: { shut: 'shut' } },
      locked: { on: { unlocked: 'shut' } },
    },
  })
  const cases = ['opened', 'shut', 'locked', 'unlocked'].map((type) => ({ type }))
  const walked = (ends?: (before: AnyMachineSnapshot, event: AnyEventObject) => boolean) =>
    chooseWalks({ machine, cases, ends }).map(({ name, steps }) => [name, steps.map(({ snapshot }) => snapshot.value)])
  expect([walked(), walked((before, { type }) => before.value === 'open' && type === 'shut')]).toEqual([
    [['opened → shut → locked → unlocked', ['open', 'shut', 'locked', 'shut']]],
    [
      ['opened → shut', ['open', 'shut']],
      ['locked → unlocked', ['locked', 'shut']],
    ],
  ])
})

it('CHT-03 a browser walk goes only where the chart and its hands can go', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    context: { hits: 0 },
    states: {
      off: { on: { hit: { target: 'on', actions: assign({ hits: ({ context }) => context.hits + 1 }) } } },
      on: { on: { hit: 'off', broken: { guard: ({ context }) => context.hits < 2, target: 'off' } } },
    },
  })
  const cases = [{ type: 'hit' }, { type: 'broken' }]
  const canHappen = ({ context }: AnyMachineSnapshot) => context.hits < 2
  expect(chooseWalks({ machine, cases, canHappen }).map(({ name }) => name)).toEqual(['hit → hit', 'hit → broken'])
})
