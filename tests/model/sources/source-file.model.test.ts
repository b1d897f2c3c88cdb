import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  canExport,
  canRetry,
  isImporting,
  problemOf,
  reportOf,
  sourceFileMachine,
} from '../../../src/machines/sources/source-file.machine.ts'
import type { OpmlRead } from '../../../src/rules/sources/own/import.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const file = new File(['<opml/>'], 'mine.opml')
const at = (address: string) => ({ address, name: '', folder: '' })
const many = Array.from({ length: 120 }, (_, index) => at(`https://s${index}.example/`))
const read = (says: string, output: OpmlRead) => ({ type: 'xstate.done.actor.readFile', says, output })
const seenList = (says: string, sources: object[]) => ({ type: 'sources.seen', says, sources })
const cases = [
  ...[{ type: 'reader.changed' }, seenList('none', []), seenList('one', [{ id: 'fed' }])],
  ...[
    { type: 'file.chosen', file },
    { type: 'pack.chosen', name: 'Banks', sources: [at('https://b.example/')] },
  ],
  ...[{ type: 'retry.pressed' }, { type: 'export.pressed' }, { type: 'export.failed' }, { type: 'report.left' }],
  ...[read('many', { kind: 'sources', sources: many, unfit: 0 }), read('no text', { kind: 'binary' })],
  { type: 'xstate.error.actor.readFile', error: silent },
  {
    type: 'xstate.done.actor.importSources',
    output: { added: 1, known: 0, refused: [{ address: 'https://x.example/', why: 'No feed.' }], sources: [] },
  },
  { type: 'xstate.error.actor.importSources', error: silent },
]

/** A list is read, then added; where that fails the same list can be sent again. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  const saved: AnyEventObject[] = []
  let state = 'resting' as 'resting' | 'reading' | 'importing' | 'failed'
  let [from, problem] = ['', '']
  let [mine, list, report]: [object[], object[], unknown?] = [[], []]
  const forget = () => {
    ;[state, problem, report] = ['resting', '', undefined]
  }
  const add = () => {
    state = 'importing'
    calls.push(['importSources', list.slice(0, 100)])
  }
  const isFree = () => state === 'resting' || state === 'failed'
  const refuse = (words: string) => {
    ;[state, problem] = ['resting', `“mine.opml” ${words}`]
  }
  const take: Record<string, (event: AnyEventObject) => unknown> = {
    'reader.changed': forget,
    'sources.seen': ({ sources }) => {
      mine = sources
    },
    'file.chosen': () => {
      if (!isFree()) return
      forget()
      ;[state, from] = ['reading', '“mine.opml”']
      calls.push(['readFile', file])
    },
    'pack.chosen': ({ sources }) => {
      if (!isFree()) return
      forget()
      ;[from, list] = ['“Banks”', sources]
      add()
    },
    'retry.pressed': () => state === 'failed' && add(),
    'export.pressed': () => mine.length > 0 && saved.push({ type: 'file.wanted', sources: mine }),
    'export.failed': () => {
      if (state !== 'resting') return
      forget()
      problem = 'The list could not be saved. Please try again.'
    },
    'report.left': () => isFree() && forget(),
    'xstate.done.actor.readFile': ({ output }) => {
      if (output.kind === 'binary') return refuse('is not a text file.')
      list = output.sources
      add()
    },
    'xstate.error.actor.readFile': () => refuse('could not be read. Please try again.'),
    'xstate.done.actor.importSources': ({ output }) => {
      const left = list.length > 100 ? ' 20 are left out: 100 are possible.' : ''
      state = 'resting'
      report = { words: `1 source added from ${from}.${left} 1 could not be added:`, lines: ['x.example: No feed.'] }
      problem = ''
      said.push({ type: 'list.imported', sources: output.sources })
    },
    'xstate.error.actor.importSources': () => {
      state = 'failed'
      problem = `The sources of ${from} could not be added. The server cannot be reached. Please try again.`
    },
  }
  for (const event of events) take[event.type]?.(event)
  const now = state as typeof state
  return {
    ...{ said, calls, saved, problem, report, canExport: mine.length > 0, canRetry: now === 'failed' },
    isImporting: now === 'reading' || now === 'importing',
  }
}

const start = () => drive(sourceFileMachine, { promises: ['readFile', 'importSources'], streams: ['saveFile'] })
const seen = ({ snapshot, said, calls, sentTo }: ReturnType<typeof start>) => ({
  ...{ said, calls: calls.map(({ port, input }) => [port, input]), saved: sentTo('saveFile') },
  ...{ problem: problemOf(snapshot()), report: reportOf(snapshot()), canExport: canExport(snapshot()) },
  ...{ canRetry: canRetry(snapshot()), isImporting: isImporting(snapshot()) },
})

describe('lists of sources', () => {
  const covered = coverage(sourceFileMachine)
  const facets = ({ value, context: { seen: mine, from, outcome, problem } }: AnyMachineSnapshot) => [
    mine.length,
    value === 'importing' && from,
    outcome !== undefined,
    problem !== '',
  ]
  for (const { name, events } of walks(sourceFileMachine, cases, facets)) {
    it(`SRC-07 ${name}`, async () => {
      const files = start()
      await files.walk(events, (soFar) => expect(seen(files)).toEqual(outcomeOf(soFar)))
      covered.add(files.walked)
    })
  }
  covered.prove()
})
