import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  canLoad,
  canRename,
  isBusy,
  loaderMachine,
  nameOf,
  removedOf,
  renamedOf,
  selectedOf,
} from '../../../src/machines/filters/loader.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

type Preset = { id: string; name: string; searchContext: object }
const oil: Preset = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'] } }
const gold: Preset = { id: 'gold', name: 'Gold', searchContext: { keywords: ['gold'] } }
/** A press in the row of a preset. */
const of = (type: string, preset: Preset) => ({ type, says: preset.id, preset, presets: [oil, gold] })
const picked = (id: string) => ({ type: 'preset.pressed', says: id, id })
const named = (name: string) => ({ type: 'name.changed', says: name, name })
const done = (port: string, output?: string) => ({ type: `xstate.done.actor.${port}`, output })
const failed = (port: string, says: string, error: Error = silent) => ({
  type: `xstate.error.actor.${port}`,
  says,
  error,
})
const gone = new Failure('refused', 404)
const brent = { ...oil, name: 'Brent', searchContext: { keywords: ['brent'] } }
const contested = new Failure('refused', 409, brent)
const full = new Failure('refused', 409)
const submitted = { type: 'rename.submitted' }
const undo = { type: 'undo.pressed' }
const cases = [
  picked('oil'),
  picked('gold'),
  of('load.pressed', oil),
  of('rename.pressed', oil),
  named(' Crude '),
  named(' '),
  { type: 'rename.cancelled' },
  submitted,
  of('duplicate.pressed', oil),
  of('delete.pressed', oil),
  undo,
  of('copy.pressed', oil),
  { type: 'loader.left' },
  { type: 'user.left' },
  done('updatePreset'),
  failed('updatePreset', 'silent'),
  failed('updatePreset', 'gone', gone),
  failed('updatePreset', 'contested', contested),
  done('createPreset', 'new-id'),
  failed('createPreset', 'silent'),
  failed('createPreset', 'full', full),
  done('deletePreset'),
  failed('deletePreset', 'gone', gone),
  failed('deletePreset', 'silent'),
  done('copyLink'),
  failed('copyLink', 'refused', new Failure('refused')),
]

/** The Loader in plain words. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let selected: string | undefined
  let doing: 'rename' | 'sendName' | 'duplicate' | 'delete' | 'undo' | 'copy' | undefined
  let busy: Preset | undefined
  let name = ''
  let removed: Preset | undefined

  const say = (type: string, more = {}) => said.push({ type, ...more })
  const call = (port: string, input: unknown) => calls.push({ port, input })
  function begin(what: NonNullable<typeof doing>, preset: Preset) {
    if (doing) return false
    doing = what
    busy = preset
    name = preset.name
    return true
  }
  const content = ({ name, searchContext }: Preset) => ({ name, searchContext })
  const end = (type?: string) => {
    doing = undefined
    if (type) say(type)
  }
  const isFull = ({ error }: AnyEventObject) => error === full
  const takeAway = () => {
    say('preset.removed', { id: busy?.id })
    removed = busy
    if (selected === busy?.id) selected = undefined
    end()
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'preset.pressed': ({ id }) => {
      if (!doing) selected = selected === id ? undefined : id
    },
    'load.pressed': ({ preset }) => {
      if (doing || selected !== preset.id) return
      say('preset.loaded', { preset })
      selected = undefined
      removed = undefined
    },
    'rename.pressed': ({ preset }) => begin('rename', preset),
    'name.changed': (event) => {
      if (doing === 'rename') name = event.name
    },
    'rename.cancelled': () => doing === 'rename' && end(),
    'rename.submitted': () => {
      if (doing !== 'rename') return
      if (name.trim() === busy?.name) return end()
      if (name.trim() === '') return
      doing = 'sendName'
      call('updatePreset', { id: busy?.id, name: name.trim(), base: { name: busy?.name } })
    },
    'duplicate.pressed': ({ preset }) => {
      if (!begin('duplicate', preset) || !busy) return
      busy = { ...busy, name: `${busy.name} (2)` }
      call('createPreset', content(busy))
    },
    'delete.pressed': ({ preset }) => begin('delete', preset) && call('deletePreset', preset.id),
    'undo.pressed': () => {
      if (doing || !removed) return
      doing = 'undo'
      call('createPreset', content(removed))
    },
    'copy.pressed': ({ preset }) => begin('copy', preset) && call('copyLink', preset.id),
    'loader.left': () => {
      if (doing && doing !== 'rename') return
      doing = undefined
      selected = undefined
      removed = undefined
    },
    'user.left': () => {
      selected = undefined
      doing = undefined
      name = ''
      removed = undefined
    },
    'xstate.done.actor.updatePreset': () => {
      say('preset.renamed', { preset: { ...busy, name: name.trim() } })
      end()
    },
    'xstate.error.actor.updatePreset': ({ error }) => {
      if (error === contested) {
        busy = brent
        doing = 'rename'
        return say('rename.contested', { preset: busy })
      }
      say('rename.failed')
      if (error === gone) say('preset.removed', { id: busy?.id })
      doing = error === gone ? undefined : 'rename'
    },
    'xstate.done.actor.createPreset': ({ output }) => {
      say('preset.added', { preset: { ...(doing === 'undo' ? removed : busy), id: output } })
      if (doing === 'undo') removed = undefined
      end()
    },
    'xstate.error.actor.createPreset': (event) => end(isFull(event) ? 'presets.full' : `${doing}.failed`),
    'xstate.done.actor.deletePreset': takeAway,
    'xstate.error.actor.deletePreset': ({ error }) => (error === gone ? takeAway() : end('delete.failed')),
    'xstate.done.actor.copyLink': () => end('link.copied'),
    'xstate.error.actor.copyLink': () => end('link.failed'),
  }
  for (const event of events) rules[event.type]?.(event)
  const isRenaming = doing === 'rename' || doing === 'sendName'
  return {
    selected,
    canLoad: !doing && selected !== undefined,
    isBusy: doing !== undefined && doing !== 'rename',
    renamed: isRenaming ? busy?.id : undefined,
    name: isRenaming ? name : undefined,
    canRename: doing === 'rename' && name.trim() !== '',
    removed: removed?.name,
    ...{ said, calls },
  }
}

const start = () => drive(loaderMachine, { promises: ['createPreset', 'updatePreset', 'deletePreset', 'copyLink'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  selected: selectedOf(snapshot()),
  canLoad: canLoad(snapshot()),
  isBusy: isBusy(snapshot()),
  renamed: renamedOf(snapshot()),
  name: renamedOf(snapshot()) === undefined ? undefined : nameOf(snapshot()),
  canRename: canRename(snapshot()),
  removed: removedOf(snapshot()),
  ...{ said: [...said], calls: [...calls] },
})

describe('the loader', () => {
  const covered = coverage(loaderMachine)
  const facets = ({
    context,
    value,
  }: {
    context: { selected?: string; removed?: Preset; name: string }
    value: unknown
  }) => [context.selected, context.removed?.id, value === 'renaming' ? context.name : null]
  for (const { name, events } of walks(loaderMachine, cases, facets as never)) {
    it(`FED-12 FED-13 ERR-05 ${name}`, async () => {
      const loader = start()
      await loader.walk(events, (soFar) => expect(seen(loader)).toEqual(outcomeOf(soFar)))
      covered.add(loader.walked)
    })
  }
  covered.prove()
})

describe('the presets in it', () => {
  const loaderAfter = async (...events: AnyEventObject[]) => {
    const loader = start()
    await loader.walk(events)
    return seen(loader)
  }

  it('FED-12 one is selected at a time, a second click deselects, and without one nothing is loaded', async () => {
    const select = picked('oil')
    const load = of('load.pressed', oil)
    expect([
      (await loaderAfter(select, picked('gold'))).selected,
      (await loaderAfter(select, select)).selected,
      (await loaderAfter(select, select, load)).said,
      (await loaderAfter(select, load)).said,
    ]).toEqual(['gold', undefined, [], [{ type: 'preset.loaded', preset: oil }]])
  })

  it('a deleted one comes back under its name by Undo, also at the second try', async () => {
    const { said, calls, removed } = await loaderAfter(
      ...[of('delete.pressed', oil), done('deletePreset')],
      ...[undo, failed('createPreset', 'silent'), undo, done('createPreset', 'again')],
    )
    const asked = { port: 'createPreset', input: { name: 'Oil', searchContext: oil.searchContext } }
    expect([said, calls.slice(1), removed]).toEqual([
      [
        { type: 'preset.removed', id: 'oil' },
        { type: 'undo.failed' },
        { type: 'preset.added', preset: { ...oil, id: 'again' } },
      ],
      [asked, asked],
      undefined,
    ])
  })

  it('ERR-07 a name that could not be sent is still in its field', async () => {
    const { renamed, name, said } = await loaderAfter(
      ...[of('rename.pressed', oil), named('Crude'), submitted, failed('updatePreset', 'silent')],
    )
    expect([renamed, name, said]).toEqual(['oil', 'Crude', [{ type: 'rename.failed' }]])
  })

  it('FED-17 one that was renamed elsewhere is said with its name, and renamed again in its place', async () => {
    const { renamed, name, said, calls } = await loaderAfter(
      ...[
        of('rename.pressed', oil),
        named('Crude'),
        submitted,
        failed('updatePreset', 'contested', contested),
        submitted,
      ],
    )
    expect([renamed, name, said, calls.at(-1)]).toEqual([
      'oil',
      'Crude',
      [{ type: 'rename.contested', preset: brent }],
      { port: 'updatePreset', input: { id: 'oil', name: 'Crude', base: { name: 'Brent' } } },
    ])
  })
})
