import {
  type Command,
  feedCommands,
  pageCommands,
  selectionCommands,
  shortcutOf,
} from '../../../rules/shell/commands.ts'

type Key = { keys: readonly string[]; does: string }

/** What the commands say of their keys. */
const shortcuts = (commands: readonly Command[]): Key[] =>
  commands.flatMap((command) => {
    const key = shortcutOf(command)
    return key === undefined ? [] : [{ keys: keysOf(key), does: command.name }]
  })
/** `Ctrl k` as its two keys. */
const keysOf = (key: string) =>
  key === 'Escape'
    ? ['Esc']
    : key === ' '
      ? ['Space']
      : key.split(' ').map((part, at) => (at > 0 ? part.toUpperCase() : part))

/** Every key that the product answers to; a later tool adds its own. */
export const keyList: readonly { where: string; keys: readonly Key[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      ...shortcuts(pageCommands),
      { keys: ['Tab'], does: 'To the next thing that can be pressed' },
      { keys: ['Shift', 'Tab'], does: 'To the one before' },
      { keys: ['Enter'], does: 'Press it, follow it' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  { where: 'With a selected symbol', keys: shortcuts(selectionCommands) },
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
    where: 'In the calendar',
    keys: [
      { keys: ['↓', '↑'], does: 'To the next event, to the one before' },
      { keys: ['Enter'], does: 'Open the history of the event' },
      { keys: ['H'], does: 'To the headline of the released event' },
      { keys: ['Esc'], does: 'From the history back to the event' },
    ],
  },
  {
    where: 'In a feed',
    keys: [
      ...shortcuts(feedCommands),
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
