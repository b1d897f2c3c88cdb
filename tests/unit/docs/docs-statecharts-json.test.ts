import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartFacts } from '../../../scripts/docs/chart-facts.ts'
import { chartJson } from '../../../scripts/docs/chart-json.ts'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'

const all = await chartFacts()

describe('the JSON of a chart', () => {
  it.each(all)('CHT-04 re-creates $name with the same states and transitions', ({ name, chart }) => {
    const again = createMachine(JSON.parse(readFileSync(`docs/statecharts/${name}.json`, 'utf8')))
    expect(drawnChart(again.root)).toEqual(chart)
  })

  it('CHT-04 names the functions of the chart', () => {
    const idIn = ({ event }: { event: { id?: string } }) => event.id
    const machine = createMachine({ on: { 'item.opened': { actions: { type: 'open', params: idIn } } } })
    expect(JSON.parse(chartJson(machine))).toEqual({
      on: { 'item.opened': { actions: { type: 'open', params: '{{idIn}}' } } },
    })
  })

  it('CHT-04 is refused where a function has no name', () => {
    const machine = createMachine({
      entry: { type: 'open', params: ({ event }: { event: { type: string } }) => event.type },
    })
    expect(() => chartJson(machine)).toThrow('without a name')
  })
})
