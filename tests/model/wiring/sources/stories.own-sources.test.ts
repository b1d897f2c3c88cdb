import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { answers, changesOf, fails, openScene, type Step, says, send } from '../shared/scene.ts'

const roles = ['session', 'place', 'connection', 'ownSources', 'sourceAdding', 'sourceFile', 'sourceForm']
const fed = { id: 'fed', address: 'https://fed.example/', name: '', title: 'The Fed', folder: '', isOn: true }
const loaded = { sources: [{ ...fed, state: 'fine' }], at: '2026-11-30T10:00:00.000Z' }
const at = (page: string): Step => send('place', { type: 'place.changed', place: { page } })
const visitor: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', undefined)]
const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const here: Step[] = [...signedIn, at('sources'), answers('ownSources', 'loadSources', loaded)]

function after(...steps: Step[]) {
  const scene = openScene(roles)
  for (const step of steps) scene.take(step)
  return scene
}

it('SRC-05 RTE-18 the sources of the user are loaded at the page of sources, and no longer once that is left', () => {
  const scene = after(...signedIn)
  expect(scene.changes(at('sources'))).toMatchObject({
    ownSources: { state: { list: 'open.loading' } },
    'ownSources asks loadSources': ['ann'],
  })
  expect(scene.changes(at('terminal'))).toMatchObject({ ownSources: { state: { list: 'away' } } })
})

it('SRC-05 a visitor is asked to sign in, and nothing is loaded', () => {
  const scene = after(...visitor, at('sources'))
  expect([scene.snapshot('ownSources').value.list, scene.snapshot('ownSources').context.owner]).toEqual([
    'visiting',
    '',
  ])
})

it('SRC-05 SRC-06 what a user sees and types on the page is gone when they sign out', () => {
  const scene = after(
    ...here,
    send('sourceAdding', { type: 'address.changed', text: 'fed.example' }),
    send('sourceForm', { type: 'rename.pressed', source: fed }),
    send('sourceFile', { type: 'export.failed' }),
  )
  const of = () =>
    ['ownSources', 'sourceAdding', 'sourceForm', 'sourceFile'].map((role) => scene.snapshot(role).context)
  const before = of()
  scene.take(send('session', { type: 'signOut.pressed' }))
  expect([before, of()]).toMatchObject([
    [{ sources: loaded.sources }, { text: 'fed.example' }, { id: 'fed' }, { problem: expect.stringMatching('saved') }],
    [{ sources: undefined }, { text: '' }, { id: '' }, { problem: '', seen: [] }],
  ])
})

it('SRC-05 what failed is loaded again when the connection is back', () => {
  const scene = after(...signedIn, at('sources'), fails('ownSources', 'loadSources'))
  expect(scene.changes(says('connection', 'connection.restored'))).toMatchObject({
    ownSources: { state: { list: 'open.asking' } },
  })
})

it('SRC-06 SRC-07 a source that is added has its row at once, and so have those of a list', () => {
  const ecb = { ...fed, id: 'ecb', state: 'waiting' }
  const ids = (scene: ReturnType<typeof after>) =>
    scene.snapshot('ownSources').context.sources.map(({ id }: { id: string }) => id)
  const one = after(...here, says('sourceAdding', { type: 'source.added', source: ecb } as never))
  const all = after(...here, says('sourceFile', { type: 'list.imported', sources: [ecb] } as never))
  expect([ids(one), ids(all)]).toEqual([['fed', 'ecb'], ['ecb']])
})

it('SRC-05 a name is saved, and its form closes then; where it is refused it stays, with the reason', () => {
  const form: Step[] = [
    send('sourceForm', { type: 'rename.pressed', source: fed }),
    send('sourceForm', { type: 'name.changed', name: 'Fed' }),
    send('sourceForm', 'form.submitted'),
  ]
  const scene = after(...here, ...form)
  const asked = scene.news().filter(({ port }) => port === 'ownSources asks saveEdit')
  expect(asked).toEqual([
    {
      port: 'ownSources asks saveEdit',
      said: { edit: { kind: 'named', id: 'fed', name: 'Fed', folder: '' }, order: ['fed'] },
    },
  ])
  scene.take(answers('ownSources', 'saveEdit', undefined))
  const refused = after(...here, ...form, fails('ownSources', 'saveEdit')).snapshot('sourceForm')
  expect([scene.snapshot('sourceForm').value, refused.value, refused.context]).toMatchObject([
    'closed',
    'editing',
    { name: 'Fed', problem: 'Something went wrong. Please try again.' },
  ])
})

it('SRC-07 the sources that are exported are those of the list', () => {
  const scene = after(...here)
  expect(scene.changes(send('sourceFile', 'export.pressed'))).toMatchObject({
    'sourceFile sends to saveFile': [{ type: 'file.wanted', sources: loaded.sources }],
  })
})

it('SRC-05 a source is shown in a new feed of the Terminal', () => {
  const changes = changesOf(send('ownSources', { type: 'feed.asked', name: 'The Fed' }))
  expect(changes).toMatchObject({
    'place sends to watchPlace': [expect.objectContaining({ path: '/terminal' })],
    workspace: {
      workspace: {
        feedConfigurations: [expect.anything(), { searchContext: { origin: 'real', newsSources: ['The Fed'] } }],
      },
    },
  })
})

it('SRC-05 where the palette has not come yet, the feed opens when it does', () => {
  const scene = openScene(['workspace', 'ownSources'])
  scene.take(send('ownSources', { type: 'feed.asked', name: 'The Fed' }))
  scene.arrive(['palette'])
  expect(scene.snapshot('workspace').context.workspace.feedConfigurations).toHaveLength(2)
})

it('SRC-05 on a phone a source is shown in the feed that is in sight, and none is added out of sight', () => {
  const changes = changesOf(send('ownSources', { type: 'feed.asked', name: 'The Fed', isOne: true }))
  expect(changes).toMatchObject({
    'place sends to watchPlace': [expect.objectContaining({ path: '/terminal' })],
    workspace: {
      workspace: { feedConfigurations: [{ searchContext: { origin: 'real', newsSources: ['The Fed'] } }] },
    },
  })
})
