import { expect, it } from 'vitest'
import { changesOf, says, send, shown } from './scene.ts'

const facts = { isDesktop: true, isMobile: false, isFine: true, isMember: false, hasFeed: true, desks: [] }
const keyed = (own: string) => says('commandKeys', { type: 'command.keyed', keyed: { own, slot: 0, facts } })

it('LAY-35 a command is given by its key as by the palette', () => {
  const { workspace } = changesOf(keyed('>workspace.ordered feed.added')) as { workspace: object }
  expect(workspace).toBeDefined()
  expect(changesOf(keyed('>appearance.ordered theme.chosen dark')).appearance).toEqual(
    changesOf(send('appearance', { type: 'theme.chosen', theme: 'dark' })).appearance,
  )
})

it('LAY-35 a command that there is not, or that cannot be given here, does nothing by its key', () => {
  expect([changesOf(keyed('>no such')), changesOf(keyed('>session.ordered signOut.pressed'))]).toEqual([{}, {}])
})

it('LAY-35 a notice says that a command could not be loaded', () => {
  expect(changesOf(says('commandKeys', { type: 'command.failed' })).notification).toEqual(
    shown('Failure', 'The action could not be loaded.'),
  )
})
