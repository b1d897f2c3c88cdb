import { type NewsItem, type Sentiment, SIMULATED } from '../../../src/contract/shared/news.ts'
import { Topic } from '../../../src/contract/shared/topics.ts'
import type { Steps } from '../../in-steps.ts'
import { createDraw, type Draw } from '../random/draw.ts'
import { fill } from '../random/fill.ts'
import { mix } from '../random/random.ts'
import { newYork, type Phase, phases } from '../time/clock.ts'
import { BLOCK, momentsOf, SLOT, SLOTS_IN_BLOCK } from '../time/rhythm.ts'
import { calendarWords } from './calendar-words.ts'
import { publisherOf } from './publishers.ts'
import type { Composition, Headline, Scene } from './scene.ts'
import { scenes } from './templates/scenes.ts'
import { isRush, topicWeight } from './topic-weights.ts'

export type Written = { at: number; item: NewsItem }
type Composed = Set<Headline | undefined>
type Story = { scene: Scene; composition: Composition; headline: Headline }

const CONTENT = 3
const BLOCKS_BETWEEN = 8

type Share = { scenes: readonly Scene[]; weight: number }

function sharesOf(phase: Phase, rush: boolean): readonly Share[] {
  const composed = scenes.filter((scene) => scene.when.includes(phase))
  return Topic.options.map((topic) => ({
    scenes: composed.filter((scene) => scene.topics[0] === topic),
    weight: topicWeight(topic, phase, rush),
  }))
}

const calm = new Map(phases.map((phase) => [phase, sharesOf(phase, false)]))
const rushed = new Map(phases.map((phase) => [phase, sharesOf(phase, true)]))

function chooseScenes(draw: Draw): readonly Scene[] {
  const isRushed = isRush(newYork(draw.at).minute) && draw.phase !== 'weekend'
  const shares = (isRushed ? rushed : calm).get(draw.phase) ?? []
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  let rest = draw.between(0, total)
  for (const share of shares) {
    rest -= share.weight
    if (rest < 0) return share.scenes
  }
  return scenes
}

const turns = new Map(scenes.map((scene, index) => [scene, index % BLOCKS_BETWEEN]))

const isDue = (scene: Scene, block: number) => !scene.isRare || turns.get(scene) === block % BLOCKS_BETWEEN

function tryStory(draw: Draw, scene: Scene, composed: ReadonlySet<Headline | undefined>): Story | undefined {
  if (!isDue(scene, Math.floor(draw.at / BLOCK))) return undefined
  const titles = scene.titles.filter((title) => !composed.has(title))
  if (titles.length === 0) return undefined
  const composition = scene.compose(draw)
  if (composition === undefined || composed.has(composition.words.what)) return undefined
  return { scene, composition, headline: draw.pick(titles) }
}

/** Keeps to the drawn topic as long as it provides a story, so that every topic keeps its share. */
function chooseStory(draw: Draw, composed: ReadonlySet<Headline | undefined>): Story {
  for (let topic = 0; topic < 20; topic += 1) {
    const choices = chooseScenes(draw)
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const story = tryStory(draw, draw.pick(choices), topic < 10 ? composed : new Set())
      if (story !== undefined) return story
    }
  }
  throw new Error('There is nothing to write about.')
}

function sentimentOf(score: number): Sentiment {
  if (score > 0.1) return 'positive'
  return score < -0.1 ? 'negative' : 'neutral'
}

const distinct = (names: string[]) => (names.length < 2 ? names : [...new Set(names)])

function writeItem(id: string, draw: Draw, { scene, composition, headline }: Story): NewsItem {
  const { words } = composition
  const common = calendarWords(draw.at)
  const companies = composition.companies ?? []
  const [title, summary] = typeof headline === 'string' ? [headline, draw.pick(scene.summaries)] : headline
  const sentimentScore = Math.round(composition.score * 100) / 100
  return {
    id,
    publishedDatetime: new Date(draw.at).toISOString(),
    receivedDatetime: new Date(draw.at + draw.whole(200, 2000)).toISOString(),
    title: fill(title, words, common),
    source: SIMULATED,
    articleSource: publisherOf(scene.desk),
    link: null,
    summary: fill(summary, words, common),
    sentiment: sentimentOf(sentimentScore),
    sentimentScore,
    tickers: companies.map(({ ticker }) => ticker),
    topics: [...scene.topics],
    sectors: distinct(companies.map(({ sector }) => sector)),
    industries: distinct(companies.map(({ industry }) => industry)),
  }
}

/** Prevents repetition of the sentence, of the price that moved, and of rare scenes altogether. */
function remember(composed: Composed, { scene, composition, headline }: Story) {
  for (const title of scene.isRare ? scene.titles : [headline]) composed.add(title)
  if (composition.words.what !== undefined) composed.add(composition.words.what)
}

/**
 * The items of one block of slots, oldest first, up to the slot of a time (epoch milliseconds), one step per item. No title sentence appears twice in
 * it.
 */
export function* writeBlock(seed: number, block: number, until = Number.POSITIVE_INFINITY): Steps<Written[]> {
  const composed: Composed = new Set()
  const written: Written[] = []
  const first = block * SLOTS_IN_BLOCK
  for (let slot = first; slot < first + SLOTS_IN_BLOCK && slot * SLOT <= until; slot += 1) {
    for (const [index, at] of momentsOf(seed, slot).entries()) {
      const draw = createDraw(seed, mix(seed, CONTENT, slot, index), at)
      const story = chooseStory(draw, composed)
      remember(composed, story)
      const id = `sim-${seed.toString(36)}-${slot.toString(36)}-${index}`
      written.push({ at, item: writeItem(id, draw, story) })
      yield
    }
  }
  return written
}
