import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { type SourceCalls, saveEdit } from '../../../../src/root/sources/saving.ts'
import { readFile } from '../../../../src/root/sources/sources.ts'
import type { SourceEdit } from '../../../../src/rules/sources/own/edits.ts'
import { source } from './own-scene.ts'

const fed = source('fed', { name: 'Fed', folder: 'Banks' })
const added = source('new')
const paused = { ...added, isOn: false }

/** Saves an edit; what it returns, and the calls that were made. */
async function saving(edit: SourceEdit, answers: Partial<SourceCalls> = {}, stop = new AbortController()) {
  const calls: unknown[][] = []
  const noted =
    <Output>(name: string, output: Output) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args])
      return output
    }
  const http: SourceCalls = {
    addSource: noted('add', added),
    changeSource: noted('change', paused),
    removeSource: noted('remove', undefined),
    refreshSource: noted('refresh', undefined),
    arrangeSources: noted('arrange', undefined),
    ...answers,
  }
  const stored = await saveEdit(http, { edit, order: ['a', 'fed', 'b'] }, stop.signal).catch(
    (error: Error) => error.name,
  )
  return { stored, calls }
}

it.each<[string, SourceEdit, unknown, unknown[]]>([
  ['name', { kind: 'named', id: 'fed', name: 'F', folder: 'B' }, paused, ['change', 'fed', { name: 'F', folder: 'B' }]],
  ['pause', { kind: 'switched', id: 'fed', isOn: false }, paused, ['change', 'fed', { isOn: false }]],
  ['reading', { kind: 'read', id: 'fed' }, undefined, ['refresh', 'fed']],
  ['order', { kind: 'arranged', id: 'fed', ids: ['fed', 'a'] }, undefined, ['arrange', ['fed', 'a']]],
  ['removal', { kind: 'removed', id: 'fed' }, undefined, ['remove', 'fed']],
])('SRC-05 a %s is saved by one call', async (_, edit, stored, call) => {
  expect(await saving(edit)).toEqual({ stored, calls: [call] })
})

it('SRC-05 Undo adds a source again with its name and folder, where it stood; a paused one is paused again', async () => {
  const back = (isOn: boolean) => saving({ kind: 'restored', id: 'fed', source: { ...fed, isOn }, at: 1 })
  const add = ['add', { address: fed.address, name: 'Fed', folder: 'Banks' }]
  const arrange = ['arrange', ['a', 'new', 'b']]
  expect([await back(true), await back(false)]).toEqual([
    { stored: added, calls: [add, arrange] },
    { stored: paused, calls: [add, ['change', 'new', { isOn: false }], arrange] },
  ])
})

it('SRC-05 Undo makes no call in the name of the next user', async () => {
  const stop = new AbortController()
  const addSource = async () => {
    stop.abort()
    return added
  }
  const back = (isOn: boolean) =>
    saving({ kind: 'restored', id: 'fed', source: { ...fed, isOn }, at: 1 }, { addSource }, stop)
  const nothing = { stored: 'AbortError', calls: [] }
  expect([await back(true), await back(false)]).toEqual([nothing, nothing])
})

it('SRC-05 a source that was removed elsewhere is removed; other refusals are failures', async () => {
  const refusing = (status: number) => async () => {
    throw new Failure('refused', status)
  }
  const removed = { kind: 'removed', id: 'fed' } as const
  const [gone, other] = [
    await saving(removed, { removeSource: refusing(404) }),
    await saving(removed, { removeSource: refusing(500) }),
  ]
  expect([gone.stored, other.stored]).toEqual([undefined, 'Error'])
})

it('SRC-07 the sources of a chosen file are read; what cannot be read is refused', async () => {
  const read = (input: File | undefined) => toPromise(createActor(readFile, { input }).start())
  expect([
    await read(new File(['\ufeff<opml><outline text="Ö" xmlUrl="https://a.example/"/></opml>'], 'a.opml')),
    await read(new File(['<rss/>'], 'a.xml')),
    await read(new File(['\0'], 'a.opml')),
    await read(undefined),
  ]).toEqual([
    { kind: 'sources', sources: [{ address: 'https://a.example/', name: 'Ö', folder: '' }], unfit: 0 },
    { kind: 'noList' },
    { kind: 'binary' },
    { kind: 'failed' },
  ])
})
