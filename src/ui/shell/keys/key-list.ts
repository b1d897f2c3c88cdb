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
      { keys: ['j', 'k'], does: 'To the next headline, to the one before; so do the arrows within the feed' },
      { keys: ['o', 'Enter'], does: 'Open the headline, close it; in the search box, search' },
      { keys: ['s'], does: 'Share the headline' },
      { keys: ['/'], does: 'To the search box' },
      { keys: ['Esc'], does: 'Clear the search box; when it is empty, back to the headlines' },
      { keys: ['↓'], does: 'From the search box to the headlines' },
      { keys: ['Space'], does: 'Hold the list still, let it go' },
      { keys: ['Page ↓', 'Page ↑'], does: 'Within the feed, to the next headline, to the one before' },
      { keys: ['Home', 'End'], does: 'Within the feed, to the first headline, to the last' },
      { keys: ['Ctrl', 'Home / End'], does: 'Out of the feed, to what stands before or after it' },
    ],
  },
]
