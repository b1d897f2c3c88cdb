import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { SourcePreview } from '../../../src/contract/sources/own-sources.ts'
import {
  addedOf,
  isAdding,
  isLooking,
  previewOf,
  problemOf,
  sourceAddingMachine,
  textOf,
} from '../../../src/machines/sources/source-adding.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const previewed = (says: string, knownTo: SourcePreview['knownTo']) => ({
  ...{ type: 'xstate.done.actor.previewSource', says },
  output: { address: `https://${says}.example/feed`, title: says, count: 0, items: [], problems: [], knownTo },
})
const typed = (text: string) => ({ type: 'address.changed', says: text.trim() || 'nothing', text })
const cases = [
  ...[{ type: 'reader.changed' }, typed(' fed.example '), typed('  '), { type: 'look.pressed' }],
  ...[{ type: 'add.pressed' }, { type: 'cancel.pressed' }, { type: 'added.left' }],
  ...[previewed('new', null), previewed('known', 'user')],
  { type: 'xstate.error.actor.previewSource', error: silent },
  { type: 'xstate.done.actor.addSource', output: { id: 'new', title: '' } },
  { type: 'xstate.error.actor.addSource', error: silent },
]

const EXAMPLE = 'Type an address, such as www.federalreserve.gov/feeds/press_all.xml.'
const SILENT = 'The server cannot be reached. Please try again.'

/** What is typed stays until it is added. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let state = 'typing' as 'typing' | 'looking' | 'seen' | 'adding'
  let [text, problem] = ['', '']
  let [preview, added]: [SourcePreview?, unknown?] = []
  const take: Record<string, (event: AnyEventObject) => unknown> = {
    'reader.changed': () => {
      ;[state, text, problem, preview, added] = ['typing', '', '', undefined, undefined]
    },
    'address.changed': (event) => {
      if (state !== 'adding') [state, text, problem, preview, added] = ['typing', event.text, '', undefined, undefined]
    },
    'look.pressed': () => {
      if (state === 'looking' || state === 'adding') return
      if (text.trim() === '') problem = EXAMPLE
      else {
        ;[state, problem, preview, added] = ['looking', '', undefined, undefined]
        calls.push(['previewSource', 'fed.example'])
      }
    },
    'add.pressed': () => {
      if (state !== 'seen' || preview?.knownTo) return
      ;[state, problem] = ['adding', '']
      calls.push(['addSource', preview?.address])
    },
    'cancel.pressed': () => {
      if (state === 'seen') [state, problem, preview] = ['typing', '', undefined]
    },
    'added.left': () => {
      added = undefined
    },
    'xstate.done.actor.previewSource': ({ output }) => {
      ;[state, preview] = ['seen', output]
    },
    'xstate.error.actor.previewSource': () => {
      ;[state, problem] = ['typing', SILENT]
    },
    'xstate.done.actor.addSource': ({ output }) => {
      const source = { ...output, title: preview?.title }
      ;[state, text, problem, preview, added] = ['typing', '', '', undefined, source]
      said.push({ type: 'source.added', source })
    },
    'xstate.error.actor.addSource': () => {
      ;[state, problem] = ['seen', SILENT]
    },
  }
  for (const event of events) take[event.type]?.(event)
  const now = state as typeof state
  return { said, calls, text, problem, preview, added, looks: now === 'looking', adds: now === 'adding' }
}

const start = () => drive(sourceAddingMachine, { promises: ['previewSource', 'addSource'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  ...{ said, calls: calls.map(({ port, input }) => [port, input]), text: textOf(snapshot()) },
  ...{ problem: problemOf(snapshot()), preview: previewOf(snapshot()), added: addedOf(snapshot()) },
  ...{ looks: isLooking(snapshot()), adds: isAdding(snapshot()) },
})

describe('adding a source', () => {
  const covered = coverage(sourceAddingMachine)
  const facets = ({ context: { text, preview, added } }: AnyMachineSnapshot) => [
    text.trim() !== '',
    preview?.knownTo,
    added !== undefined,
  ]
  for (const { name, events } of walks(sourceAddingMachine, cases, facets)) {
    it(`SRC-06 ${name}`, async () => {
      const adding = start()
      await adding.walk(events, (soFar) => expect(seen(adding)).toEqual(outcomeOf(soFar)))
      covered.add(adding.walked)
    })
  }
  covered.prove()
})
