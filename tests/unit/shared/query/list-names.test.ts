import { describe, expect, it } from 'vitest'
import { listNamed } from '../../../../src/rules/shared/query/list-names.ts'

const lists = [{ name: 'Börse' }, { name: 'My  cars' }]

describe('the list of a name', () => {
  it.each([
    ['börse', 'Börse'],
    [' BORSE ', 'Börse'],
    ['my cars', 'My  cars'],
    ['cars', undefined],
    ['', undefined],
  ])('WCH-02 %j is %s', (name, found) => {
    expect(listNamed(lists, name)?.name).toBe(found)
  })
})
