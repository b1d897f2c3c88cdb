import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClock } from '../../../mock-server/clock.ts'
import { createCursors } from '../../../mock-server/content/history/cursors.ts'
import { realStories } from '../../../mock-server/content/history/real-stories.ts'
import { createLiveStories } from '../../../mock-server/content/live-stories.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createCosts } from '../../../mock-server/http/limits/costs.ts'
import { createHistory, type Position } from '../../../mock-server/lists/history.ts'
import { createTurns } from '../../../mock-server/turns.ts'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'
import { publishedAt, storyOf } from './content-item.ts'

const keyOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())
const cursors = createCursors(keyOf('ours'))

const position: fc.Arbitrary<Position> = fc.record({
  publishedDatetime: fc
    .date({ min: new Date('0000-01-01T00:00:00.000Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  isSimulationOver: fc.boolean(),
})

describe('a cursor', () => {
  it('API-06 encodes where a page ended', () => {
    fc.assert(
      fc.property(position, (one) => {
        expect(cursors.read(cursors.write(one))).toEqual(one)
      }),
    )
  })

  it('API-06 is invalid with any changed character, or from another server', () => {
    const foreign = createCursors(keyOf('theirs'))
    fc.assert(
      fc.property(position, fc.nat(), fc.stringMatching(/^[\w.~-]$/), (one, at, other) => {
        const cursor = cursors.write(one)
        const index = at % cursor.length
        fc.pre(cursor[index] !== other)
        const changed = `${cursor.slice(0, index)}${other}${cursor.slice(index + 1)}`
        expect([cursors.read(changed), cursors.read(foreign.write(one))]).toEqual([undefined, undefined])
      }),
    )
  })

  it('API-06 takes any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cursors.read(text)).toBeUndefined()
      }),
    )
  })
})

const clock = createClock(systemEnvironment)
const turns = createTurns(systemEnvironment)
const { turn } = turns
const meter = createCosts({ ...systemEnvironment, elapsed: () => 0 }, () => () => 0, turns).of('somebody')

function sceneOf(items: readonly ContentItem[]) {
  const stories = createLiveStories({ onNews: () => {}, real: () => [] }, () => {})
  stories.inject(items)
  const real = realStories({ stories, read: () => [], kept: async () => [] })
  const parts = { compile: compileContent, pageSize: 50, daysLookedBack: 7, clock, turn }
  return {
    stories,
    history: createHistory({ ...parts, real, simulated: undefined }),
  }
}

describe('pages', () => {
  it('API-06 contain each item once and in order, whatever newer ones arrive meanwhile', async () => {
    const many = fc.uniqueArray(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 999 })), {
      maxLength: 60,
      selector: ([, id]) => id,
    })
    await fc.assert(
      fc.asyncProperty(many, fc.integer({ min: 1, max: 20 }), fc.nat({ max: 4 }), async (said, size, coming) => {
        const items = said.map(([at, id]) => storyOf(`item-${id}`, { at }))
        const { stories, history } = sceneOf(items)
        const shown: string[] = []
        for (let next: Position | undefined, page = 0; page === 0 || next; page += 1) {
          const answer = await history({ size }, meter, next)
          shown.push(...answer.items.map(({ id }) => id))
          next = answer.next
          stories.inject(Array.from({ length: coming }, (_, one) => storyOf(`new-${page}-${one}`, { at: 10 + page })))
        }
        expect(shown).toEqual(items.toSorted(byNewest).map(({ id }) => id))
      }),
    )
  })

  it('API-06 continue between items with the same time', async () => {
    const { history } = sceneOf(['a', 'b', 'c'].map((id) => storyOf(id)))
    const { items, next } = await history({ size: 2 }, meter)
    expect([items.map(({ id }) => id), next]).toEqual([
      ['c', 'b'],
      { publishedDatetime: publishedAt(0), id: 'b', isSimulationOver: true },
    ])
  })
})
