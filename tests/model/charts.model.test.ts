import { readdirSync } from 'node:fs'
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
