import { expect, it } from 'vitest'
import { terminalWires } from '../../../src/root/wires/terminal.ts'
import { firstWorkspace } from '../../../src/rules/workspace.ts'
import { itemOf } from '../live-feed.seen.ts'
import { idle, type Row, unheard } from './stand-ins.ts'

const search = { keywords: ['oil'] }
const workspaceOf = (searchContext: object) => ({
  workspace: {
    ...firstWorkspace,
    feedConfigurations: [{ id: 'feed-1', name: '', searchContext: {} }],
    newsPitFeedConfiguration: { id: 'pit', name: '', searchContext },
  },
})
const [older, newer] = [itemOf('a', 1), { ...itemOf('b', 2), receivedDatetime: '2026-03-02T12:00:00.000Z' }]
const order = { type: 'row.wanted', to: 'next' }
const read = { type: 'items.read', ids: ['a'] }
const empty = { shown: [] }
const signIn = { user: { username: 'ann' } }
const notice = (kind: string, text: string) => ({ type: 'notice.told', notice: { kind, text, displayTime: 1500 } })
const ofFeed = (place: number | 'newsPit', to: string, says: Row['hears'], hears: Row['hears']): Row => ({
  ...{ from: `feed.${place}`, to, says, hears },
  context: empty,
})

const rows: Row[] = [
  ofFeed(1, 'workspace', { type: 'search.chosen', search }, { type: 'search.chosen', place: 1, search }),
  ofFeed(
    'newsPit',
    'workspace',
    { type: 'search.chosen', search },
    { type: 'search.chosen', place: 'newsPit', search },
  ),
  {
    ...{ from: 'workspace', to: 'feed.newsPit', context: workspaceOf({}), later: workspaceOf(search) },
    hears: { type: 'search.given', search },
  },
  { from: 'workspace', to: 'feed.1', context: workspaceOf({}), hears: { type: 'feed.closed' } },
  ofFeed(2, 'workspace', { type: 'building.begun' }, { type: 'building.begun', place: 2 }),
  ofFeed(2, 'workspace', { type: 'building.ended' }, { type: 'building.ended', place: 2 }),
  { from: 'session', to: 'workspace', says: { type: 'session.lapsed' }, hears: { type: 'reader.lapsed' } },
  {
    ...{ from: 'session', to: 'workspace', at: 'restoring', context: {}, later: { signIn } },
    hears: { type: 'reader.changed', reader: 'ann' },
  },
  { from: 'session', to: 'workspace', at: 'restoring', hears: { type: 'reader.changed', reader: undefined } },
  { from: 'session', to: 'workspace', at: 'signedOut', hears: { type: 'reader.changed', reader: '' } },
  {
    ...{ from: 'layout', to: 'workspace', context: { layout: 'desktop' }, later: { layout: 'mobile' } },
    hears: { type: 'layout.changed', layout: 'mobile' },
  },
  ofFeed('newsPit', 'reading', read, read),
  {
    ...{ from: 'feed.0', part: 'rows', to: 'reading', context: { shown: [older] }, later: { shown: [newer, older] } },
    hears: { type: 'rows.shown', newest: newer.receivedDatetime },
  },
  { from: 'keys', to: 'feed.2', says: { type: 'feed.ordered', place: 2, order }, hears: order },
  { from: 'keys', to: 'feed.newsPit', says: { type: 'feed.ordered', place: 'newsPit', order }, hears: order },
  { from: 'keys', to: 'pitSpotlight', says: { type: 'spotlight.ordered', order }, hears: order },
  { from: 'keys', to: 'library', says: { type: 'library.ordered', order }, hears: order },
  ofFeed(0, 'sharing', { type: 'share.asked', item: older }, { type: 'share.asked', item: older }),
  { from: 'sharing', to: 'notification', says: { type: 'link.copied' }, hears: notice('Success', 'Link Copied.') },
  {
    from: 'sharing',
    to: 'notification',
    says: { type: 'copy.failed' },
    hears: notice('Failure', 'Could not copy link.'),
  },
]

it('TRM-03 TRM-06 FED-15 what each chart of the Terminal says reaches those that need it', () => {
  expect(unheard(terminalWires, rows)).toEqual([])
})

it('CHT-02 no wire of the Terminal can be removed unnoticed', () => {
  expect(idle(terminalWires, rows)).toEqual([])
})
