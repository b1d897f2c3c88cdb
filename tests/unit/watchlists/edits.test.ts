import { describe, expect, it } from 'vitest'
import { edited, type WatchlistEdit } from '../../../src/rules/watchlists/edits.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }
const lists = [cars, oil]

describe('an edit of the lists', () => {
  it.each<[string, WatchlistEdit, object[]]>([
    [
      'adds a list at the end',
      { kind: 'added', id: 'new', name: 'New', symbols: [] },
      [...lists, { id: 'new', name: 'New', symbols: [] }],
    ],
    [
      'adds a list at a position',
      { kind: 'added', id: 'new', name: 'New', symbols: ['T'], position: 0 },
      [{ id: 'new', name: 'New', symbols: ['T'] }, ...lists],
    ],
    ['adds nothing before it has an id', { kind: 'added', name: 'New', symbols: [] }, lists],
    ['renames a list', { kind: 'changed', id: 'oil', name: 'Energy' }, [cars, { ...oil, name: 'Energy' }]],
    ['replaces symbols', { kind: 'changed', id: 'cars', symbols: ['TM'] }, [{ ...cars, symbols: ['TM'] }, oil]],
    [
      'keeps what was added since its base',
      { kind: 'changed', id: 'cars', symbols: ['TM'], base: { symbols: ['GM'] } },
      [{ ...cars, symbols: ['TM', 'F'] }, oil],
    ],
    ['removes a list', { kind: 'removed', id: 'cars' }, [oil]],
    ['arranges the lists', { kind: 'arranged', ids: ['oil'] }, [oil, cars]],
    ['leaves them as they are where a list is to be kept', { kind: 'kept', list: cars }, lists],
    ['changes no other list', { kind: 'changed', id: 'none', name: 'None' }, lists],
  ])('WCH-01 %s', (_, edit, after) => {
    expect(edited(lists, edit)).toEqual(after)
  })
})
