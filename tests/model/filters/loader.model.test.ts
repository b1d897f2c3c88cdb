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
type Removed = { preset: Preset; at: number }
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
  of('delete.pressed', gold),
  of('share.pressed', oil),
  of('unshare.pressed', oil),
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
  done('restorePreset'),
  failed('restorePreset', 'silent'),
  failed('restorePreset', 'full', full),
  { ...done('sharePreset', 'copied'), says: 'copied' },
  { ...done('sharePreset', 'notCopied'), says: 'not copied' },
  failed('sharePreset', 'silent'),
  failed('sharePreset', 'gone', gone),
  failed('sharePreset', 'unwritten', full),
  done('unsharePreset'),
  failed('unsharePreset', 'gone', gone),
  failed('unsharePreset', 'silent'),
]

/** The Loader in plain words. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let selected: string | undefined
  let doing: 'rename' | 'sendName' | 'duplicate' | 'delete' | 'undo' | 'share' | 'unshare' | undefined
  let busy: Preset | undefined
  let name = ''
  let at = 0
  let removed: Removed | undefined

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
    removed = busy && { preset: busy, at }
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
    'delete.pressed': ({ preset, presets }) => {
      if (!begin('delete', preset)) return
      at = presets.indexOf(preset)
      call('deletePreset', preset.id)
    },
    'undo.pressed': () => {
      if (doing || !removed) return
      doing = 'undo'
      call('restorePreset', removed.preset.id)
    },
    'share.pressed': ({ preset }) => begin('share', preset) && call('sharePreset', preset.id),
    'unshare.pressed': ({ preset }) => begin('unshare', preset) && call('unsharePreset', preset.id),
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
      say('preset.added', { preset: { ...busy, id: output } })
      end()
    },
    'xstate.done.actor.restorePreset': () => {
      say('preset.added', removed)
      removed = undefined
      end()
    },
    'xstate.error.actor.restorePreset': (event) => end(isFull(event) ? 'presets.full' : 'undo.failed'),
    'xstate.error.actor.createPreset': (event) => end(isFull(event) ? 'presets.full' : `${doing}.failed`),
    'xstate.done.actor.deletePreset': takeAway,
    'xstate.error.actor.deletePreset': ({ error }) => (error === gone ? takeAway() : end('delete.failed')),
    'xstate.done.actor.sharePreset': ({ output }) => {
      say('sharing.changed', { preset: { id: busy?.id, isShared: true } })
      end(output === 'copied' ? 'link.copied' : 'link.failed')
    },
    'xstate.error.actor.sharePreset': (event) => {
      end(isFull(event) ? 'list.unwritten' : 'share.failed')
      if (event.error === gone) say('preset.removed', { id: busy?.id })
    },
    'xstate.done.actor.unsharePreset': () => {
      say('sharing.changed', { preset: { id: busy?.id, isShared: false } })
      end('link.ended')
    },
    'xstate.error.actor.unsharePreset': ({ error }) => {
      end(error === gone ? 'link.ended' : 'unshare.failed')
      if (error === gone) say('preset.removed', { id: busy?.id })
    },
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
    removed: removed?.preset.name,
    ...{ said, calls },
  }
}

const promises = ['createPreset', 'updatePreset', 'deletePreset', 'restorePreset', 'sharePreset', 'unsharePreset']
const start = () => drive(loaderMachine, { promises })
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
    context: { selected?: string; removed?: Removed; name: string }
    value: unknown
  }) => [context.selected, context.removed?.preset.id, value === 'renaming' ? context.name : null]
  for (const { name, events } of walks(loaderMachine, cases, facets as never)) {
    it(`FED-12 FED-24 ERR-05 ${name}`, async () => {
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

  it('FED-25 a deleted one comes back by Undo under its id and where it was, also at the second try', async () => {
    const { said, calls, removed } = await loaderAfter(
      ...[of('delete.pressed', gold), done('deletePreset')],
      ...[undo, failed('restorePreset', 'silent'), undo, done('restorePreset')],
    )
    const asked = { port: 'restorePreset', input: 'gold' }
    expect([said, calls.slice(1), removed]).toEqual([
      [{ type: 'preset.removed', id: 'gold' }, { type: 'undo.failed' }, { type: 'preset.added', preset: gold, at: 1 }],
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
