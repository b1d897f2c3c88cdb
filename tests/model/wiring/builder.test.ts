import { expect, it } from 'vitest'
import { builderWires } from '../../../src/root/wires/builder.ts'
import { firstWorkspace } from '../../../src/rules/workspace.ts'
import { idle, type Row, unheard } from './stand-ins.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const feed = { ...preset, saved: preset.searchContext }
const signIn = { user: { username: 'ann' } }
const place = { page: 'terminal', presetId: 'p1' }
const logIn = { type: 'logIn.asked', resumes: true }
const plain = { type: 'place.asked', path: '/terminal', replaces: true }
const wanted = { type: 'presets.wanted' }
const kept = { type: 'preset.kept', preset }
const replaced = { type: 'feed.replaced', place: 1, feed }
const renewed = (isNameOnly: boolean) => ({ type: 'preset.renewed', preset, isNameOnly })
const gone = [
  ['presets', { type: 'preset.dropped', id: 'p1' }],
  ['workspace', { type: 'preset.deleted', id: 'p1' }],
] as const
const notice = (kind: string, text: string, displayTime?: number) =>
  ['notification', { type: 'notice.told', notice: { kind, text, displayTime } }] as const
const failure = (text: string) => notice('Failure', text)
const full = failure('You have reached the limit of 200 presets. Delete one first.')
const failed = (what: string) =>
  [failure(`Your preset could not be ${what}. Please try again.`), ['presets', wanted]] as const
type Heard = readonly (readonly [string, Row['hears']])[]
const at1 = (role: string, what: string | Row['hears'], heard: Heard): Row[] =>
  heard.map(([to, hears]) => ({
    from: role === 'presetLink' ? role : `${role}.1`,
    to,
    says: typeof what === 'string' ? { type: what } : what,
    hears,
  }))

const toBuilder: Row[] = [
  {
    ...{ from: 'workspace', to: 'builder.newsPit', context: { workspace: firstWorkspace } },
    later: { workspace: { ...firstWorkspace, newsPitFeedConfiguration: feed } },
    hears: { type: 'feed.changed', feed },
  },
  { from: 'workspace', to: 'builder.2', context: { workspace: firstWorkspace }, hears: { type: 'feed.removed' } },
  { from: 'session', to: 'builder.1', says: { type: 'visitor.known' }, hears: { type: 'hold.ended' } },
  {
    ...{ from: 'session', to: 'builder.1', at: 'signedIn', context: { signIn } },
    hears: { type: 'member.came', username: 'ann' },
  },
  { from: 'session', to: 'builder.1', at: 'restoring', context: { signIn }, hears: { type: 'member.lapsed' } },
  {
    ...{ from: 'session', to: 'builder.1', at: 'signedIn', context: { signIn } },
    ...{ says: { type: 'session.ended' }, hears: { type: 'member.lapsed' } },
  },
  { from: 'overlay', to: 'builder.1', says: { type: 'overlay.left' }, hears: { type: 'logIn.left' } },
  { from: 'session', to: 'loader.1', says: { type: 'session.ended' }, hears: { type: 'user.left' } },
  {
    ...{ from: 'presets', to: 'loader.1', context: { presets: [] }, later: { presets: [preset] } },
    hears: { type: 'presets.changed', presets: [preset] },
  },
]

const fromBuilder: Row[] = [
  at1('builder', 'builder.left', [['feed.1', { type: 'builder.left' }]]),
  at1('builder', 'builder.resumed', [['feed.1', { type: 'builder.asked' }]]),
  at1('builder', 'logIn.wanted', [['overlay', logIn]]),
  at1('builder', { type: 'search.applied', search: {} }, [
    ['workspace', { type: 'search.chosen', place: 1, search: {} }],
  ]),
  at1('builder', 'loader.reached', [['presets', wanted]]),
  at1('builder', 'loader.left', [['loader.1', { type: 'loader.left' }]]),
  at1('builder', { type: 'preset.saved', preset }, [
    ['presets', kept],
    ['workspace', replaced],
    notice('Success', 'Preset “Oil” saved.'),
  ]),
  at1('builder', { type: 'preset.updated', preset }, [
    ['presets', kept],
    ['workspace', renewed(false)],
    notice('Success', 'Preset “Oil” updated.'),
  ]),
  at1('builder', { type: 'preset.taken', preset }, [
    ['presets', kept],
    ['workspace', renewed(false)],
  ]),
  at1('builder', { type: 'preset.gone', id: 'p1' }, [
    ...gone,
    failure('This preset was deleted elsewhere. Save it as a new one.'),
  ]),
  at1('builder', 'filters.full', [failure('That is more than one feed can look for. Remove a filter first.')]),
  at1('builder', 'presets.full', [full]),
  at1('builder', 'update.contested', [failure('That preset was changed elsewhere, too. Nothing was saved yet.')]),
  at1('builder', 'save.failed', failed('saved')),
  at1('builder', 'update.failed', failed('updated')),
].flat()

const fromLoader: Row[] = [
  at1('loader', { type: 'preset.loaded', preset }, [
    ['builder.1', { type: 'preset.chosen', preset }],
    ['workspace', replaced],
  ]),
  at1('loader', { type: 'preset.renamed', preset }, [
    ['presets', kept],
    ['workspace', renewed(true)],
  ]),
  at1('loader', { type: 'rename.contested', preset }, [
    ['presets', kept],
    ['workspace', renewed(true)],
    failure('Meanwhile it was renamed to “Oil”. Rename it again, or cancel.'),
  ]),
  at1('loader', { type: 'preset.added', preset }, [['presets', kept]]),
  at1('loader', { type: 'preset.removed', id: 'p1' }, gone),
  at1('loader', 'presets.full', [full]),
  at1('loader', 'rename.failed', failed('renamed')),
  at1('loader', 'duplicate.failed', failed('duplicated')),
  at1('loader', 'delete.failed', failed('deleted')),
  at1('loader', 'undo.failed', failed('brought back')),
  at1('loader', 'link.copied', [notice('Success', 'Link Copied.', 1500)]),
  at1('loader', 'link.failed', [notice('Failure', 'Could not copy link.', 1500)]),
].flat()

const ofLink: Row[] = [
  { from: 'session', to: 'presetLink', at: 'restoring', hears: { type: 'who.changed', who: 'unknown' } },
  { from: 'session', to: 'presetLink', at: 'signedOut', hears: { type: 'who.changed', who: 'visitor' } },
  { from: 'session', to: 'presetLink', at: 'signedIn', hears: { type: 'who.changed', who: 'member' } },
  { from: 'overlay', to: 'presetLink', says: { type: 'overlay.left' }, hears: { type: 'logIn.left' } },
  { from: 'place', to: 'presetLink', context: { place }, hears: { type: 'link.reached', id: 'p1' } },
  { from: 'place', to: 'presetLink', context: { place: { page: 'legal' } }, hears: { type: 'link.left' } },
  ...at1('presetLink', 'logIn.wanted', [['overlay', logIn]]),
  ...at1('presetLink', { type: 'preset.loaded', preset }, [['workspace', { ...replaced, place: 0 }]]),
  ...at1('presetLink', 'link.declined', [['place', plain]]),
  ...at1('presetLink', 'link.failed', [['place', plain], failure('That preset could not be opened.')]),
]

const rows = [...toBuilder, ...fromBuilder, ...fromLoader, ...ofLink]

it('FED-12 FED-13 TRM-03 what builders and loaders say reaches those that need it', () => {
  expect(unheard(builderWires, rows)).toEqual([])
})

it('CHT-02 no wire of the builders can be removed unnoticed', () => {
  expect(idle(builderWires, rows)).toEqual([])
})
