import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Watchlist } from '../../../src/contract/shared/user/watchlist.ts'
import {
  canExport,
  isImporting,
  problemOf,
  reportOf,
  watchFileMachine,
} from '../../../src/machines/watchlists/watch-file.machine.ts'
import type { FileRead } from '../../../src/rules/watchlists/file/import.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] }
const more = { ...cars, symbols: ['F', 'GM', 'TM'] }
const oil = { id: 'oil', name: 'Oil', symbols: [] }
const file = new File(['F, TM'], 'mine.csv')
const seen = (says: string, list: Watchlist | undefined) => ({ type: 'list.seen', says, list })
const read = (says: string, output: FileRead) => ({ type: 'xstate.done.actor.readFile', says, output })
const some: FileRead = { kind: 'symbols', symbols: ['F', 'TM'], unclear: [] }
const known: FileRead = { kind: 'symbols', symbols: ['F'], unclear: [{ line: 2, text: '%%' }] }
const cases = [
  ...[seen('cars', cars), seen('more cars', more), seen('oil', oil), seen('none', undefined)],
  ...[{ type: 'file.chosen', file }, { type: 'export.pressed' }, { type: 'report.left' }],
  ...[read('some', some), read('known', known), read('no text', { kind: 'binary' })],
  ...[{ type: 'xstate.error.actor.readFile', error: silent }, { type: 'edits.ended' }, { type: 'edit.refused' }],
]

/** What is new in a file comes at the end of the list that was seen when it was chosen. */
function editFor(list: Watchlist | undefined, symbols: readonly string[]) {
  const added = symbols.filter((symbol) => !list?.symbols.includes(symbol))
  if (added.length === 0) return undefined
  if (!list) return { kind: 'added', name: 'mine', symbols: added }
  return { kind: 'changed', id: list.id, symbols: [...list.symbols, ...added], base: { symbols: list.symbols } }
}

const reports: Record<string, string> = {
  'none: F, TM': '2 symbols added to “mine”.',
  'none: F': '1 symbol added to “mine”. 1 entry is no symbol:',
  'oil 0: F, TM': '2 symbols added to “Oil”.',
  'oil 0: F': '1 symbol added to “Oil”. 1 entry is no symbol:',
  'cars 2: F, TM': '1 symbol added to “Cars”. 1 was there already.',
  'cars 2: F': 'Nothing to add: 1 symbol of the file is on “Cars” already. 1 entry is no symbol:',
  'cars 3: F, TM': 'Nothing to add: 2 symbols of the file are on “Cars” already.',
  'cars 3: F': 'Nothing to add: 1 symbol of the file is on “Cars” already. 1 entry is no symbol:',
}

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const saved: AnyEventObject[] = []
  let calls = 0
  let [list, target] = [undefined as Watchlist | undefined, undefined as Watchlist | undefined]
  let [state, shown, symbols] = [
    'resting' as 'resting' | 'reading' | 'adding' | 'reported' | 'refused',
    '',
    [] as string[],
  ]
  for (const event of events) {
    if (event.type === 'list.seen') {
      if (list && list.id !== event.list?.id) state = 'resting'
      list = event.list
    }
    if (event.type === 'export.pressed' && list && list.symbols.length > 0) saved.push({ type: 'file.wanted', list })
    if (event.type === 'file.chosen' && state !== 'reading' && state !== 'adding') {
      ;[state, target] = ['reading', list]
      calls += 1
    } else if (state === 'reading' && event.type.endsWith('.actor.readFile')) {
      const { kind, symbols: found } = event.output ?? { kind: 'failed' }
      symbols = found ?? []
      const edit = editFor(target, symbols)
      if (edit) said.push({ type: 'edit.made', edit })
      state = kind !== 'symbols' ? 'refused' : edit ? 'adding' : 'reported'
      shown =
        kind === 'failed'
          ? 'could not be read. Please try again.'
          : 'is not a text file. Save the list as CSV, then import that.'
    } else if (state === 'adding' && event.type === 'edits.ended') state = 'reported'
    else if (state === 'adding' && event.type === 'edit.refused') state = 'resting'
    else if ((state === 'reported' || state === 'refused') && event.type === 'report.left') state = 'resting'
  }
  const key = `${target ? `${target.id} ${target.symbols.length}` : 'none'}: ${symbols.join(', ')}`
  return {
    said,
    saved,
    read: Array.from({ length: calls }, () => file),
    canExport: (list?.symbols.length ?? 0) > 0,
    isImporting: state === 'reading' || state === 'adding',
    report:
      state === 'reported' ? { words: reports[key], unclear: symbols.length === 1 ? ['Line 2: %%'] : [] } : undefined,
    problem: state === 'refused' ? `“mine.csv” ${shown}` : '',
  }
}

const start = () => drive(watchFileMachine, { promises: ['readFile'], streams: ['saveFile'] })
const seenOf = ({ snapshot, said, calls, sentTo }: ReturnType<typeof start>) => ({
  said,
  saved: sentTo('saveFile'),
  read: calls.map(({ input }) => input),
  canExport: canExport(snapshot()),
  isImporting: isImporting(snapshot()),
  report: reportOf(snapshot()),
  problem: problemOf(snapshot()),
})

describe('files of a watchlist', () => {
  const covered = coverage(watchFileMachine)
  /** What guards read; and whether the list of the panel is still the one that a file is read into. */
  const facets = ({ value, context: { seen, list } }: AnyMachineSnapshot) => [
    seen?.id,
    value === 'reading' && [list?.id, list === seen],
  ]
  for (const { name, events } of walks(watchFileMachine, cases, facets)) {
    it(`WCH-10 file: ${name}`, async () => {
      const files = start()
      await files.walk(events, (soFar) => expect(seenOf(files)).toEqual(outcomeOf(soFar)))
      covered.add(files.walked)
    })
  }
  covered.prove()

  it.each<[string, ...AnyEventObject[]]>([
    ['a report', read('some', some), { type: 'edits.ended' }],
    ['a refusal', read('no text', { kind: 'binary' })],
  ])('WCH-10 after %s another file is read into the list as it is seen then', async (_, ...answers) => {
    const files = start()
    const chosen = { type: 'file.chosen', file }
    const events = [seen('cars', cars), chosen, ...answers, seen('more cars', more), chosen, read('some', some)]
    await files.walk(events, (soFar) => expect(seenOf(files)).toEqual(outcomeOf(soFar)))
    expect(reportOf(files.snapshot())?.words).toBe('Nothing to add: 2 symbols of the file are on “Cars” already.')
  })
})
