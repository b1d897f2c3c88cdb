type Key = { keys: string[]; does: string }

/** Every key that the product answers to; a later tool adds its own. */
export const keyList: { where: string; keys: Key[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      { keys: ['?'], does: 'This list' },
      { keys: ['Tab'], does: 'To the next thing that can be pressed' },
      { keys: ['Shift', 'Tab'], does: 'To the one before' },
      { keys: ['Enter'], does: 'Press it, follow it' },
      { keys: ['Esc'], does: 'Close what is open' },
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
    where: 'In a feed',
    keys: [
      { keys: ['Enter'], does: 'Open a headline, close it; in the search box, search' },
      { keys: ['Esc'], does: 'Clear the search box' },
    ],
  },
]
