import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { orders } from '../../../src/rules/shared/feed-keys.ts'
import {
  commandsFor,
  deskCommands,
  feedCommands,
  pageCommands,
  selectionCommands,
} from '../../../src/rules/shell/commands.ts'
import { shortcutOf } from '../../../src/rules/shell/shortcuts.ts'
import { keyListOf } from '../../../src/ui/shell/keys/key-list.ts'
import { drive } from '../../model/drive/drive.ts'
import { logics } from '../../model/wiring/shared/every-chart.ts'

const commands = [...pageCommands, ...selectionCommands, ...deskCommands, ...feedCommands]
const roleOf = (type: string) => type.replace('.ordered', '') as keyof typeof logics
const roles = [...new Set(commands.map(({ says }) => roleOf(says.type)))].sort()
const eventsOf = (role: keyof typeof logics) =>
  (logics[role] as AnyStateMachine).events.filter((type) => !type.startsWith('xstate.'))

/** What these charts accept besides commands. */
const others: Record<string, { needs: string; events: string }> = {
  fromCharts: {
    needs: 'comes from a port or along a wire',
    events: `consent.storage.refused desks.account.changed desks.content.changed desks.desk.reached desks.desks.changed desks.desks.recalled desks.desks.taken desks.preset.deleted desks.preset.renewed desks.terminal.changed feed.feed.closed feed.filter.removed feed.items.read feed.items.recalled feed.item.shared feed.list.backfilled feed.list.merged
      feed.list.recalled feed.list.replaced feed.mutes.changed feed.mutes.hidden feed.mutes.revealed feed.older.added feed.row.reached feed.search.chosen feed.search.given
      keys.changes.chosen keys.changes.recalled keys.feed.came keys.feed.left keys.feed.used keys.key.pressed keys.singles.recalledOff selection.address.changed selection.desk.opened selection.feeds.changed workspace.building.begun workspace.building.ended workspace.desk.opened
      workspace.feed.synced workspace.layout.changed workspace.preset.deleted workspace.preset.renewed workspace.reader.changed
      workspace.reader.lapsed workspace.search.chosen workspace.workspace.recalled`,
  },
  byPointer: {
    needs: 'says where the pointer, the focus or the scrolling is',
    events:
      'feed.focus.left feed.list.scrolled feed.older.wanted feed.pointer.entered feed.pointer.left feed.row.focused feed.top.reached keys.search.left',
  },
  withValue: {
    needs: 'needs what was typed, or what it is for',
    events: `consent.choice.changed desks.desk.chosen desks.desk.deleted desks.desk.moved desks.name.changed desks.rename.pressed feed.item.toggled feed.link.followed feed.phrase.changed keys.search.typed selection.link.toggled selection.symbol.chosen
      workspace.feed.closed workspace.feed.replaced workspace.panels.resized workspace.symbol.chosen`,
  },
  besideItsButton: {
    needs: 'is of use only where its button is in sight',
    events: `consent.all.allowed consent.choice.saved consent.necessary.kept consent.settings.left desks.deletion.undone desks.form.left desks.menu.left desks.name.submitted feed.builder.left feed.retry.pressed
      feed.search.cleared feed.search.submitted feed.undo.pressed feed.waiting.asked keys.list.left keys.search.dropped keys.search.entered keys.singles.toggled workspace.over.left`,
  },
}
const excused = Object.values(others).flatMap(({ events }) => events.split(/\s+/))

it('LAY-31 every event that the user can send to a chart with commands is a command, or has a reason not to be', () => {
  const own = ['session', 'overlay']
  const accepted = roles
    .filter((role) => !own.includes(role))
    .flatMap((role) => eventsOf(role).map((type) => `${role}.${type}`))
  const given = commands.map(({ says }) => `${roleOf(says.type)}.${says.order.type}`)
  expect(accepted.filter((type) => !given.includes(type)).sort()).toEqual(excused.sort())
})

it('LAY-31 every command is an event that its chart accepts', () => {
  const lost = commands.filter(({ says }) => !eventsOf(roleOf(says.type)).includes(says.order.type))
  expect(lost).toEqual([])
})

it('LAY-31 every shortcut of a feed is that of a command, and does what the command does', async () => {
  const shortcuts = feedCommands.flatMap((command) => {
    const key = shortcutOf(command, [])
    return key === undefined ? [] : [{ key, order: command.says.order }]
  })
  const keys = drive(logics.keys, { streams: ['watchKeys'] })
  await keys.walk([
    { type: 'feed.came', slot: 0 },
    ...shortcuts.map(({ key }) => ({ type: 'key.pressed', key, isRepeated: false })),
  ])
  expect([shortcuts.map(({ key }) => key).sort(), keys.said]).toEqual([
    Object.keys(orders).sort(),
    shortcuts.flatMap(({ key, order }) => [
      { type: 'feed.ordered', slot: 0, order },
      { type: 'key.used', key },
    ]),
  ])
})

it('LAY-31 the keys of the page open what their commands open', async () => {
  const [palette, list] = pageCommands
  const keys = drive(logics.keys, { streams: ['watchKeys'] })
  await keys.walk([palette, list].map(({ key }) => ({ type: 'key.pressed', key, isRepeated: false })))
  expect([keys.said, keys.snapshot().value]).toEqual([
    [{ type: palette.says.order.type, slots: [] }, ...[palette, list].map(({ key }) => ({ type: 'key.used', key }))],
    { singles: { on: 'open' }, search: 'awaited' },
  ])
})

it('LAY-31 the list of keys has the key of every command', () => {
  const listed = keyListOf([]).flatMap(({ keys }) =>
    keys.map(({ keys: pressed, does }) => `${pressed.join(' ')}: ${does}`),
  )
  const wanted = [
    'Ctrl K: Search everything: tickers, headlines, presets, places, actions',
    '?: List of keys',
    '[: Back to the symbol selected before',
    'Esc: Leave the selected symbol',
    's: Share the headline',
    'i: Only important headlines, all headlines',
    'Space: Hold the list still, let it go',
  ]
  expect(wanted.filter((line) => !listed.includes(line))).toEqual([])
})

it('LAY-33 the list of keys has the key that a command was given, and those without one', () => {
  const changed = keyListOf([{ own: 's', key: 'Alt ж' }, { own: ' ' }]).flatMap(({ keys }) => keys)
  const linesOf = (own: string) => changed.filter((line) => line.own === own)
  expect([linesOf('s'), linesOf(' '), linesOf('Escape'), linesOf('Ctrl k')]).toEqual([
    [{ keys: ['Alt', 'Ж'], does: 'Share the headline', own: 's' }],
    [{ keys: [], does: 'Hold the list still, let it go', own: ' ' }],
    [],
    [],
  ])
})

it('LAY-31 no two commands have the same name, and only those are offered that are of use', () => {
  const names = commands.map(({ name }) => name)
  const visitor = { isDesktop: true, isMobile: false, isFine: true, isMember: false, hasFeed: true, desks: [] }
  const member = {
    isDesktop: false,
    isMobile: true,
    isFine: false,
    isMember: true,
    hasFeed: false,
    desks: ['Desk 1', 'Banks'],
  }
  const [all, few] = [visitor, member].map((facts) => commandsFor(facts).map(({ name }) => name))
  expect([
    new Set(names).size,
    all?.filter((name) => !few?.includes(name)),
    few?.filter((name) => !all?.includes(name)),
  ]).toEqual([
    names.length,
    [
      'Density: dense',
      'Density: compact',
      'Density: comfortable',
      'Show or hide the left column',
      'Show or hide the right column',
      'Open or collapse the calendar',
      'Sign in',
      'Create account',
      'Open the headline, close it',
      'Share the headline',
      'To the search box',
      'Hold the list still, let it go',
      'Only important headlines, all headlines',
      'Edit the filters',
      'Show or hide what is muted',
      'Show or hide other reports of the same story',
    ],
    ['Open the calendar', 'Sign out', 'Open desk 1: Desk 1', 'Open desk 2: Banks'],
  ])
})
