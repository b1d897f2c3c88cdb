import { describe } from 'vitest'
import { canUndo, feedSearchMachine, phraseOf } from '../../../src/machines/feed/feed-search.machine.ts'
import { given, walkPart } from './feed-parts.ts'
import { typingPause, wordsOf } from './live-feed.seen.ts'

const typed = (says: string, phrase: string) => ({ type: 'phrase.changed', says, phrase })

describe('the search box of a feed', () => {
  walkPart({
    chart: feedSearchMachine,
    cases: {
      'FED-01 the box': {
        cases: [
          given('all', {}),
          given('filtered', { keywords: ['oil'], topics: ['MACRO'] }),
          typed('oil', ' oil  price '),
          typed('blank', '  '),
          { type: 'search.submitted' },
          typingPause,
          { type: 'search.cleared' },
          { type: 'undo.pressed' },
          { type: 'filter.removed', search: { topics: ['MACRO'] } },
          given('what is left', { topics: ['MACRO'] }),
        ],
        facets: ({ phrase, search }) => [phrase, search],
      },
    },
    seen: (now, { said }) => ({ phrase: phraseOf(now), canUndo: canUndo(now), said: wordsOf(said) }),
    expected: ({ phrase, canUndo, said }) => ({
      ...{ phrase, canUndo },
      said: said.filter(([type]) => type === 'search.chosen'),
    }),
  })
})
