import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { realStories } from '../../../mock-server/content/history/real-stories.ts'
import { createLiveStories } from '../../../mock-server/content/live-stories.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createCosts } from '../../../mock-server/http/limits/costs.ts'
import { createHistory, type Position } from '../../../mock-server/lists/history.ts'
import { createTurns } from '../../../mock-server/turns.ts'
import type { Backwards } from '../../../mock-server/world/news/simulated-news.ts'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { publishedAt, storyOf } from './content-item.ts'

const DAY = 86_400
const still = { ...systemEnvironment, elapsed: () => 0 }
const turns = createTurns(systemEnvironment)
const { turn } = turns
const now = Date.parse(publishedAt(0))
/** An item from that many days ago. */
const ago = (name: string, days: number) => storyOf(`${name}-${days}`, { at: -days * DAY })

/** A day is a block, which is also the work of one turn; of the last year only `days` are simulated. */
function simulatedOn(days: readonly number[]) {
  let looked = 0
  return {
    looked: () => looked,
    *backwards(until: number) {
      for (let begins = Math.floor(until / 86_400_000) * 86_400_000; ; begins -= 86_400_000) {
        looked += 1
        const items = days.map((day) => ago('invented', day))
        yield {
          begins,
          items: items.filter((item) => isWithin(item, begins) && Date.parse(item.publishedDatetime) <= until),
        }
        yield undefined
      }
    },
  }
}

const isWithin = ({ publishedDatetime }: ContentItem, begins: number) =>
  Date.parse(publishedDatetime) >= begins && Date.parse(publishedDatetime) < begins + 86_400_000

function historyOf(injected: readonly ContentItem[], simulated: Backwards<ContentItem>) {
  const stories = createLiveStories({ onNews: () => {}, real: () => [] }, () => {})
  stories.inject(injected)
  const real = realStories({ stories, read: () => [], kept: async () => [] })
  return createHistory({
    compile: compileContent,
    real,
    simulated,
    pageSize: 50,
    daysLookedBack: 7,
    clock: { now: () => now },
    turn,
  })
}

/** `blockMs`: the cost of writing a block, for the first page. */
async function pagesOf(invented: readonly number[], real: readonly number[], size: number, blockMs = 0) {
  let cost = blockMs
  const costs = createCosts(still, () => () => cost, turns)
  const meter = costs.of('somebody')
  const simulated = simulatedOn(invented)
  const history = historyOf(
    real.map((days) => ago('real', days)),
    simulated,
  )
  const pages: { ids: string[]; looked: number }[] = []
  for (let next: Position | undefined, before = 0; pages.length === 0 || next; before = simulated.looked()) {
    const page = await history({ size }, meter, next)
    pages.push({ ids: page.items.map(({ id }) => id), looked: simulated.looked() - before })
    next = page.next
    costs.clear()
    cost = 0
  }
  return pages
}

describe('the history of simulated and real items', () => {
  it('API-06 a page ends after a week, and older items are on the next one', async () => {
    expect((await pagesOf([1, 6, 12], [3, 10, 30], 10)).map(({ ids }) => ids)).toEqual([
      ['invented-1', 'real-3', 'invented-6'],
      ['real-10', 'invented-12'],
      ['real-30'],
    ])
  })

  it('API-06 the simulation ends for a search after a week without items', async () => {
    expect(await pagesOf([1, 20], [10, 30], 1)).toEqual([
      { ids: ['invented-1'], looked: 8 },
      { ids: ['real-10'], looked: 8 },
      { ids: ['real-30'], looked: 0 },
    ])
  })

  it('API-06 BCK-10 a page ends where its client runs out of budget, and the next continues there', async () => {
    // an address may cost two seconds at once: four blocks, and the one that exceeds it
    expect(await pagesOf([1, 3, 6], [2, 5], 10, 501)).toEqual([
      { ids: ['invented-1', 'real-2', 'invented-3'], looked: 4 },
      { ids: ['real-5', 'invented-6'], looked: 8 },
      { ids: [], looked: 8 },
    ])
  })

  it('API-06 BCK-10 a page that finds nothing within the budget is refused, and not marked as the last', async () => {
    await expect(pagesOf([6], [], 10, 501)).rejects.toMatchObject({ status: 429 })
  })

  it('API-06 BCK-10 simultaneous pages take turns, a block each', async () => {
    // a machine that stops within a piece ends it earlier
    onTestFinished(vi.spyOn(performance, 'now').mockReturnValue(0).mockRestore)
    const order: string[] = []
    const writing = (name: string) => {
      const simulated = simulatedOn([0])
      const backwards = function* (until: number) {
        for (const block of simulated.backwards(until)) {
          if (block) order.push(name)
          yield block
        }
        throw new Error('The simulation has no beginning.')
      }
      return historyOf([], { backwards })
    }
    const meter = createCosts(still, () => () => 0, turns).of('somebody')
    await Promise.all(['a', 'b'].map((name) => writing(name)({ size: 1 }, meter)))
    expect(order.join('')).toBe('abababababababab')
  })

  it('API-06 simulates no further back than needed when real items fill the page', async () => {
    const [first] = await pagesOf([5], [0, 1, 2], 2)
    expect(first).toEqual({ ids: ['real-0', 'real-1'], looked: 3 })
  })
})
