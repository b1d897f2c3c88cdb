import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const namesIn = (folder: string, ending: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))

it('CHT-02 every chart has a model test', () => {
  const walked = namesIn('.', '.model.test.ts')
  const charts = namesIn('../../src/machines', '.machine.ts')
  expect(charts.filter((name) => !walked.includes(name))).toEqual([])
})

it('CHT-02 every model test counts what its walks take', () => {
  const isCounted = (name: string) =>
    /covered\.prove\(\)|walkPart\(/.test(readFileSync(new URL(`${name}.model.test.ts`, import.meta.url), 'utf8'))
  expect(namesIn('../../src/machines', '.machine.ts').filter((name) => !isCounted(name))).toEqual([])
})

it('CHT-02 the session, the overlay, the forms and the builder are walked by pairs', () => {
  const isPaired = (name: string) =>
    /coverage\(\w+, .*\bpaired\.pairs/.test(readFileSync(new URL(`${name}.model.test.ts`, import.meta.url), 'utf8'))
  const forms = ['log-in', 'create-account', 'contact', 'reset-password', 'reset-request', 'password', 'profile']
  expect(['session', 'overlay', ...forms, 'builder'].filter((name) => !isPaired(name))).toEqual([])
})
