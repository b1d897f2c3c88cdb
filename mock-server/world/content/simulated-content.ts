import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { atOnce, rememberSteps, type Steps } from '../../in-steps.ts'
import type { Listed } from '../companies/listed.ts'
import {
  type Backwards,
  createSimulatedNews,
  FOUND_FOR,
  LOOKED_THROUGH_DAYS,
  type SimulatedNews,
  type Wire,
} from '../news/simulated-news.ts'
import { part } from '../random/parts.ts'
import { createStream, hash, mix } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import { type Phase, phaseAt } from '../time/clock.ts'
import { companiesIn, type Desk, itemOf, type Made, type Writer } from './desk.ts'
import { mover } from './movers.ts'
import { type Standing, standingOf } from './shares.ts'
import { event, story } from './stories.ts'
import { mostActive, unusualVolume } from './volumes.ts'

/** The span that is written in one go. */
const BLOCK = 16 * millisecondsInMinute
/** How far back an item looks for headlines. */
const LOOKS_BACK = 5 * millisecondsInHour
/** The first headlines of a fact are out within this time. */
const SETTLES = 4 * millisecondsInMinute

type Rate = { mean: number; writers: readonly Writer[] }

/** How many items a block has (16 minutes; a fraction is a probability), and of which kinds: one that is listed twice is twice as likely. */
const rates: Readonly<Record<Phase, Rate>> = {
  night: { mean: 0.5, writers: [story, event] },
  pre: { mean: 1.3, writers: [story, story, event, mover] },
  holiday: { mean: 0.5, writers: [story, event] },
  open: {
    mean: 2.7,
    writers: [mover, mover, unusualVolume, unusualVolume, mostActive, story, event],
  },
  post: { mean: 1.3, writers: [story, mover, unusualVolume, mostActive] },
  weekend: { mean: 0.35, writers: [story, event] },
}

const RHYTHM = 13
const CHOICES = 14
/** How many blocks are remembered: about two weeks. */
const REMEMBERED = 1300
const REMEMBERED_SEEDS = 2
/** How many are made in pieces before a list receives their items: about a day. */
const PREPARED = 90

/** When the items of a block are published (epoch milliseconds): late enough in it for news to have arrived. */
function momentsOf(seed: number, block: number): number[] {
  const stream = createStream(mix(seed, RHYTHM, block))
  const { mean } = rates[phaseAt(block * BLOCK)]
  const count = Math.floor(mean) + (stream() < mean % 1 ? 1 : 0) + (mean > 1 && stream() < 0.3 ? 1 : 0)
  const offsets = Array.from({ length: count }, () => Math.floor(BLOCK * (0.3 + 0.69 * stream())))
  return [...new Set(offsets)].sort((one, other) => one - other).map((offset) => block * BLOCK + offset)
}

const ID = /^simc-([0-9a-z]+)-(-?[0-9a-z]+)-\d+$/

type Written = { at: number; item: ContentItem }

/** A moment without news of any kind has no item. */
function* madeFor(desk: Desk, writers: readonly Writer[]): Steps<Made | undefined> {
  const first = Math.floor(part(hash(`${desk.seed} ${desk.at}`), CHOICES) * writers.length)
  for (const writer of [...writers.slice(first), ...writers.slice(0, first)]) {
    yield
    const made = writer.write(desk, yield* standingsOf(desk, writer.candidates?.(desk) ?? []))
    if (made) return made
  }
  return undefined
}

function* standingsOf({ seed, at }: Desk, companies: readonly Listed[]): Steps<Standing[]> {
  const standings: Standing[] = []
  for (const company of companies) {
    standings.push(standingOf(seed, company, at))
    yield
  }
  return standings
}

/** The items of one block, oldest first. */
function* write(seed: number, news: SimulatedNews, block: number): Steps<Written[]> {
  const moments = momentsOf(seed, block)
  const written: Written[] = []
  if (moments.length === 0) return written
  const start = block * BLOCK
  yield* news.write(start - LOOKS_BACK, start + BLOCK)
  const composed = new Set<string>()
  const fresh = { from: start - BLOCK - SETTLES, until: start - SETTLES }
  for (const [index, at] of moments.entries()) {
    const sourced = news.sourced(at - LOOKS_BACK, at - 1)
    const desk = { seed, at, block, news: sourced, companies: companiesIn(sourced), fresh, composed }
    const made = yield* madeFor(desk, rates[phaseAt(at)].writers)
    if (made) {
      composed.add(made.covers)
      written.push({ at, item: itemOf(`simc-${seed.toString(36)}-${block.toString(36)}-${index}`, at, made) })
    }
    yield
  }
  return written
}

/** The blocks of a seed: all who read it share them. */
const blocksOf = remember(REMEMBERED_SEEDS, (name: string) => {
  const [seed, news] = [hash(name), createSimulatedNews(name)]
  return rememberSteps(REMEMBERED, (block: number) => write(seed, news, block))
})

export type SimulatedContent = Wire<ContentItem> &
  Backwards<ContentItem> & {
    /** The item of an id, if it was published up to `until`, and not too long ago. */
    find(id: string, until: number): Steps<ContentItem | undefined>
  }

/** An endless stream of simulated content: a pure function of seed and time, which stores nothing. It matches the simulated news of the seed. */
export function createSimulatedContent(name: string): SimulatedContent {
  const seed = hash(name)
  const blocks = blocksOf(name)
  return {
    ...readerOf(blocks),
    *find(id, until) {
      const [, ofSeed, ofBlock = ''] = ID.exec(id) ?? []
      const block = Number.parseInt(ofBlock, 36)
      if (ofSeed !== seed.toString(36) || !(block * BLOCK <= until && block * BLOCK > until - FOUND_FOR))
        return undefined
      return (yield* blocks.steps(block)).find(({ at, item }) => item.id === id && at <= until)?.item
    },
    next(after) {
      for (let block = blockAt(after); ; block += 1) {
        const moment = momentsOf(seed, block).find((at) => at > after)
        if (moment !== undefined) return moment
      }
    },
  }
}

type Blocks = ReturnType<typeof rememberSteps<number, Written[]>>

const blockAt = (at: number) => Math.floor(at / BLOCK)

const readerOf = (blocks: Blocks): Omit<SimulatedContent, 'find' | 'next'> => {
  const { get: written, piece } = blocks

  function* newestInSteps(count: number, until: number): Steps<ContentItem[]> {
    const items: ContentItem[] = []
    const last = blockAt(until - LOOKED_THROUGH_DAYS * millisecondsInDay)
    for (let block = blockAt(until); items.length < count && block > last; block -= 1) {
      for (const { at, item } of (yield* blocks.steps(block)).toReversed()) if (at <= until) items.push(item)
    }
    return items.slice(0, count)
  }

  return {
    between(after, until) {
      const items: ContentItem[] = []
      for (let block = blockAt(after); block <= blockAt(until); block += 1) {
        for (const { at, item } of written(block)) if (at > after && at <= until) items.push(item)
      }
      return items
    },
    newest: (count, until) => atOnce(newestInSteps(count, until)),
    newestInSteps,
    prepare(after, until) {
      const last = blockAt(until)
      const first = Math.max(blockAt(after), last - PREPARED)
      for (let block = first; block <= last; block += 1) if (piece(block) === undefined) return false
      return true
    },
    *backwards(until) {
      for (let block = blockAt(until); ; ) {
        const items = piece(block)?.value.filter(({ at }) => at <= until)
        yield items && { begins: block * BLOCK, items: items.toReversed().map(({ item }) => item) }
        if (items) block -= 1
      }
    },
  }
}
