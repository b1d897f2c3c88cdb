import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chartFiles, filesByName } from '../../../scripts/lib/chart-files.mjs'

const charts = [...chartFiles().keys()]
const modelTests = filesByName('tests/model', '.model.test.ts')
const textOf = (chart: string) => readFileSync(modelTests.get(chart) ?? '', 'utf8')

it('CHT-02 every chart has a model test', () => {
  expect(charts.filter((name) => !modelTests.has(name))).toEqual([])
})

it('CHT-02 every model test counts what its walks take', () => {
  const isCounted = (name: string) => /covered\.prove\(\)|walkPart(?:Of)?\(/.test(textOf(name))
  expect(charts.filter((name) => !isCounted(name))).toEqual([])
})

it('CHT-02 the session, the overlay, the forms and the builder are walked by pairs', () => {
  const isPaired = (name: string) => /coverage\(\w+, .*\bpaired\.pairs/.test(textOf(name))
  const forms = ['log-in', 'create-account', 'contact', 'reset-password', 'reset-request', 'password', 'profile']
  expect(['session', 'overlay', ...forms, 'builder'].filter((name) => !isPaired(name))).toEqual([])
})
