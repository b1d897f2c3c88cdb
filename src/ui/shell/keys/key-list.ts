import type { KeyChange } from '../../../contract/shared/user/kept-keys.ts'
import {
  type Command,
  deskCommands,
  feedCommands,
  pageCommands,
  selectionCommands,
} from '../../../rules/shell/commands.ts'
import { capsOf, changeable, fixedKeys, shortcutOf } from '../../../rules/shell/shortcuts.ts'

type Changes = readonly KeyChange[]
/** `own`: the key that the command has by itself, where it can be changed. */
export type Key = { keys: readonly string[]; does: string; own?: string }

/** What the commands say of their keys. */
const shortcuts = (commands: readonly Command[], changes: Changes): Key[] =>
  commands.flatMap((command) => {
    const shortcut = shortcutOf(command, changes)
    const own = changeable.find(({ name }) => name === command.name)?.own
    const line = { keys: shortcut === undefined ? [] : capsOf(shortcut), does: command.name }
    if (own !== undefined) return [{ ...line, own }]
    return shortcut === undefined ? [] : [line]
  })

/** Every key that the product answers to; a later tool adds its own. */
export const keyListOf = (changes: Changes): { where: string; keys: readonly Key[] }[] => [
  {
    where: 'Everywhere',
    keys: [
      ...shortcuts(pageCommands, changes),
      { keys: ['Tab'], does: 'To the next thing that can be pressed' },
      { keys: ['Shift', 'Tab'], does: 'To the one before' },
      { keys: ['Enter'], does: 'Press it, follow it' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  { where: 'In the Terminal', keys: shortcuts(deskCommands, changes) },
  { where: 'With a selected symbol', keys: shortcuts(selectionCommands, changes) },
  {
    where: 'In the search',
    keys: [
      { keys: ['↓', '↑'], does: 'To the next result, to the one before' },
      { keys: ['Enter'], does: 'Take it' },
      { keys: ['Shift', 'Enter'], does: 'Open a feed for it' },
      { keys: ['Tab'], does: 'What else can be done with it' },
      { keys: ['>', '@', '#'], does: 'Before what is typed: actions only, sources only, topics only' },
    ],
  },
  {
    where: 'In a menu',
    keys: [
      { keys: ['↓', '↑'], does: 'To the next entry, to the one before' },
      { keys: ['Home', 'End'], does: 'To the first, to the last' },
      { keys: ['A – Z'], does: 'To the entry that begins so' },
    ],
  },
  {
    where: 'In the desks’ menu',
    keys: [
      { keys: ['↓', '↑'], does: 'To the same button of the next desk, of the one before' },
      { keys: ['Home', 'End'], does: 'To that of the first desk, of the last' },
    ],
  },
  {
    where: 'In the calendar',
    keys: [
      { keys: ['↓', '↑'], does: 'To the next event, to the one before' },
      { keys: ['Enter'], does: 'Open the history of the event' },
      ...fixedKeys.map(({ key, name }) => ({ keys: [key.toUpperCase()], does: name })),
      { keys: ['Esc'], does: 'From the history back to the event' },
    ],
  },
  {
    where: 'In a feed',
    keys: [
      ...shortcuts(feedCommands, changes),
      { keys: ['↓', '↑'], does: 'Within the feed, to the next headline, to the one before' },
      { keys: ['Enter'], does: 'Open the headline, close it; in the search box, search' },
      { keys: ['Esc'], does: 'Clear the search box; when it is empty, back to the headlines' },
      { keys: ['↓'], does: 'From the search box to the headlines' },
      { keys: ['Page ↓', 'Page ↑'], does: 'Within the feed, to the next headline, to the one before' },
      { keys: ['Home', 'End'], does: 'Within the feed, to the first headline, to the last' },
      { keys: ['Ctrl', 'Home / End'], does: 'Out of the feed, to what stands before or after it' },
    ],
  },
]
