import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createSweep } from '../../../mock-server/sources/documents/sweep-documents.ts'
import { type DocumentWatch, watchDocuments } from '../../../mock-server/sources/documents/watch-documents.ts'
import { createListener, item, NOON, put, rss } from './documents-scene.ts'

let folder: string
let watch: DocumentWatch | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})

afterEach(async () => {
  await watch?.close()
  watch = undefined
  await rm(folder, { recursive: true })
})

const at = (...path: string[]) => join(folder, ...path)
/** The system loses events under load: what is lost is found a second later. */
const environment = { ...systemEnvironment, sweepMs: 1000 }
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('documents in files and folders', () => {
  it('BCK-05 a folder yields each document in it once, under its relative path', async () => {
    const { handlers, reported, items } = createListener()
    await put(at('b.xml'), rss(item('1', 'B')))
    await put(at('deep', 'b.xml'), rss(item('1', 'Deep B')))
    await put(at('a.ATOM'), 'not yet')
    for (const ignored of ['.hidden.rss', '.git/x.rss', 'node_modules/x.rss', 'notes.txt', 'old.rss.bak']) {
      await put(at(ignored), rss(item('1', 'Ignored')))
    }
    watch = watchDocuments([folder, at('b.xml')], handlers, { ...environment, now: () => NOON })
    const why = "It is not XML: it begins with 'not yet'."

    expect(await watch.ready).toEqual({ documents: 2, items: 2, broken: [{ document: 'a.ATOM', why }] })
    expect(reported).toEqual([
      ['broken', 'a.ATOM', why],
      ['items', 'b.xml', 'B'],
      ['items', 'deep/b.xml', 'Deep B'],
    ])
    expect(items.map(({ source }) => source)).toEqual(['feed:b.xml', 'feed:deep/b.xml'])
    expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  })

  it('BCK-05 files with the same name in two folders are separate', async () => {
    const { handlers, items } = createListener()
    await put(at('x', 'wire.txt'), rss(item('1', 'X')))
    await put(at('y', 'wire.txt'), rss(item('1', 'Y')))
    watch = watchDocuments([at('x', 'wire.txt'), at('y', 'wire.txt')], handlers, environment)

    expect(await watch.ready).toEqual({ documents: 2, items: 2, broken: [] })
    expect(items.map(({ title, source }) => [title, source])).toEqual([
      ['X', 'feed:wire.txt'],
      ['Y', 'feed:y/wire.txt'],
    ])
    expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  })

  it('BCK-05 a missing path is named', async () => {
    const { ready, close } = watchDocuments(
      [folder, at('no.rss'), at('nowhere')],
      createListener().handlers,
      environment,
    )
    await expect(ready).rejects.toThrow(`There is no file or folder at ${at('no.rss')}, ${at('nowhere')}.`)
    await close()
  })

  it('BCK-05 new, changed, replaced, broken and removed documents are noticed', async () => {
    const { handlers, seen } = createListener()
    watch = watchDocuments([folder], handlers, environment)
    expect(await watch.ready).toEqual({ documents: 0, items: 0, broken: [] })
    const path = at('new', 'wire.rss')
    const name = 'new/wire.rss'

    expect(await seen(() => put(path, rss(item('1', 'One'), item('2', 'Two'))))).toEqual(['items', name, 'One', 'Two'])
    expect(await seen(() => writeFile(path, rss(item('3', 'Three'), item('2', 'Second'), item('1', 'One'))))).toEqual([
      'items',
      name,
      'Three',
      'Second',
    ])
    expect(await seen(() => put(path, rss(item('4', 'Four'), item('3', 'Three'))))).toEqual(['items', name, 'Four'])
    expect(await seen(() => put(path, rss(item('5', 'Five'), item('4', 'Four'))))).toEqual(['items', name, 'Five'])
    expect(await seen(() => put(path, ''))).toEqual(['broken', name, 'The file is empty.'])
    expect(await seen(() => put(path, rss(item('6', 'Six'), item('5', 'Five'))))).toEqual(['items', name, 'Six'])
    expect(await seen(() => rm(path))).toEqual(['gone', name])
    expect(await seen(() => put(path, rss(item('6', 'Six'))))).toEqual(['items', name, 'Six'])
  })

  it('BCK-05 a single file is read again when it is replaced or restored', async () => {
    const { handlers, reported, seen } = createListener()
    const path = at('wire')
    await put(path, rss(item('1', 'One')))
    await put(at('other.rss'), rss(item('1', 'Not asked for')))
    watch = watchDocuments([path], handlers, environment)
    await watch.ready

    await seen(() => put(path, rss(item('2', 'Two'))))
    await seen(() => rm(path))
    await seen(() => put(path, rss(item('3', 'Three'))))
    expect(reported).toEqual([
      ['items', 'wire', 'One'],
      ['items', 'wire', 'Two'],
      ['gone', 'wire'],
      ['items', 'wire', 'Three'],
    ])
  })

  it('BCK-05 sweeps report once what the watcher has not seen', async () => {
    const { handlers, reported } = createListener()
    await put(at('one.rss'), rss(item('1', 'One')))
    await put(at('gone.rss'), rss(item('1', 'Gone')))
    let [run, finished] = [() => {}, () => {}]
    const after = (_delayMs: number, next: () => void) => {
      run = next
      finished()
      return () => {}
    }
    const sweep = () =>
      new Promise<void>((resolve) => {
        finished = resolve
        run()
      })
    watch = watchDocuments([folder], handlers, { now: Date.now, after })
    await watch.ready
    reported.length = 0

    await put(at('one.rss'), rss(item('2', 'Two')))
    await put(at('new', 'new.rss'), rss(item('3', 'Three')))
    await put(at('node_modules', 'x.rss'), rss(item('4', 'Ignored')))
    await rm(at('gone.rss'))
    // before the watcher's pause ends in which a file must not change
    for (const _ of [1, 2, 3]) await sweep()
    expect(reported.toSorted()).toEqual([
      ['gone', 'gone.rss'],
      ['items', 'new/new.rss', 'Three'],
      ['items', 'one.rss', 'Two'],
    ])
  })

  it('BCK-05 a sweep leaves a document alone that may still be written', async () => {
    const path = at('one.rss')
    const sweep = createSweep([{ kind: 'folder', path: folder }], [])
    await writeFile(path, 'half')
    expect(await sweep()).toEqual([])
    await writeFile(path, 'all of it')
    expect(await sweep()).toEqual([])
    expect(await sweep()).toEqual([path])
    expect(await sweep()).toEqual([])
    await rm(path)
    expect(await sweep()).toEqual([])
    expect(await sweep()).toEqual([path])
    expect(await sweep()).toEqual([])
  })

  it('BCK-05 a watcher can be closed at any moment, and reports nothing afterwards', async () => {
    await put(at('wire.rss'), rss(item('1', 'One')))
    for (let turns = 0; turns < 30; turns++) {
      const { handlers, reported } = createListener()
      const { ready, close } = watchDocuments([folder], handlers, environment)
      for (let turn = 0; turn < turns; turn++) await nextTurn()
      await close()
      const receivedBefore = reported.length
      const { documents } = await ready
      expect([documents, reported.length]).toEqual([receivedBefore, receivedBefore])
    }
  })
})
