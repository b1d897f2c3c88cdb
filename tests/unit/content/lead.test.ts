import { describe, expect, it } from 'vitest'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { leadAfter, leadFirst, leadIn } from '../../../src/rules/content/lead.ts'
import { storyOf } from './content-item.ts'

const weighing = (item: ContentItem, weight: 1 | 2 | 3): ContentItem => ({
  ...item,
  importance: { why: 'deal', weight },
})
/** The newest first: `n0`, `n1`, … */
const stories = (count: number) => Array.from({ length: count }, (_, nth) => storyOf(`n${nth}`, { at: -nth }))
const resting = (id: string, references: string[]) => {
  const story = storyOf(id)
  const { summarizations } = story.contentData.contentSummary
  return { ...story, contentData: { contentSummary: { summarizations, referenceIds: references } } }
}

describe('the lead', () => {
  it.each([
    ['without any difference the newest', stories(3), 'n0'],
    ['the most important', [storyOf('a'), weighing(storyOf('b'), 1), weighing(storyOf('c'), 3)], 'c'],
    ['of equals the one that rests on the most', [resting('a', ['1']), resting('b', ['1', '2'])], 'b'],
    [
      'importance before reports',
      [resting('a', ['1', '2', '3']), weighing(resting('b', ['1']), 2), weighing(storyOf('c'), 2)],
      'b',
    ],
    ['none of the older ones', [...stories(15), weighing(storyOf('old'), 3)], 'n0'],
    ['nothing of nothing', [], undefined],
  ])('PIT-12 is %s', (_, items, id) => {
    expect(leadIn(items)?.id).toBe(id)
  })

  it('PIT-12 stays while it is one of the 60 newest, and then is chosen again', () => {
    const [kept, beyond] = [
      [...stories(59), storyOf('lead')],
      [...stories(60), storyOf('lead')],
    ]
    expect([
      leadAfter(kept, 'lead'),
      leadAfter(beyond, 'lead'),
      leadAfter([], 'lead'),
      leadAfter(kept, undefined),
    ]).toEqual(['lead', 'n0', 'lead', 'n0'])
  })

  it('PIT-12 stands before the others, which keep their order', () => {
    expect([leadFirst(stories(3), 'n1'), leadFirst(stories(2), 'gone')].map((all) => all.map(({ id }) => id))).toEqual([
      ['n1', 'n0', 'n2'],
      ['n0', 'n1'],
    ])
  })
})
