import { type NewsItem, type Sentiment, SIMULATED } from '../../../src/contract/news.ts'
import type { Topic } from '../../../src/contract/topics.ts'
import { newYork, type Phase, phases } from './clock.ts'
import { calendarWords } from './calendar-words.ts'
import { createDraw, type Draw } from './draw.ts'
import { fill } from './fill.ts'
import { mix } from './random.ts'
import { momentsOf } from './rhythm.ts'
import type { Scene, Telling } from './scene.ts'
import { scenes } from './templates/scenes.ts'
import { topicWeight, weightedTopics } from './topic-weights.ts'

type Written = { at: number; item: NewsItem }
type Story = { scene: Scene; telling: Telling }

const CONTENT = 3

const scenesByPhase = new Map<Phase, Map<Topic, readonly Scene[]>>(
  phases.map((phase) => [
    phase,
    new Map(
      weightedTopics.map((topic) => [
        topic,
        scenes.filter((scene) => scene.topics[0] === topic && scene.when.includes(phase)),
      ]),
    ),
  ]),
)

function chooseTopic(draw: Draw): Topic {
  const { minute } = newYork(draw.at)
  const weights = weightedTopics.map((topic) => ({ topic, weight: topicWeight(topic, draw.phase, minute) }))
  let rest = draw.between(0, weights.reduce((sum, { weight }) => sum + weight, 0))
  return weights.find(({ weight }) => (rest -= weight) < 0)?.topic ?? 'OTHER'
}

function chooseStory(draw: Draw, told: ReadonlySet<Scene>): Story {
  for (let attempt = 0; attempt < 25; attempt += 1) {
    const scene = draw.pick(scenesByPhase.get(draw.phase)?.get(chooseTopic(draw)) ?? [])
    const telling = told.has(scene) ? undefined : scene.tell(draw)
    if (telling !== undefined) return { scene, telling }
  }
  return firstStory(draw)
}

function firstStory(draw: Draw): Story {
  for (const scene of scenesByPhase.get(draw.phase)?.get('ANALYST_RATINGS') ?? []) {
    const telling = scene.tell(draw)
    if (telling !== undefined) return { scene, telling }
  }
  throw new Error('No scene can be told.')
}

function sentimentOf(score: number): Sentiment {
  if (score > 0.1) return 'positive'
  return score < -0.1 ? 'negative' : 'neutral'
}

function writeItem(id: string, draw: Draw, { scene, telling }: Story): NewsItem {
  const words = { ...calendarWords(draw.at), ...telling.words }
  const companies = telling.companies ?? []
  const sentimentScore = Math.round(telling.score * 100) / 100
  return {
    id,
    publishedDatetime: new Date(draw.at).toISOString(),
    receivedDatetime: new Date(draw.at + draw.whole(200, 2000)).toISOString(),
    title: fill(draw.pick(scene.titles), words),
    source: SIMULATED,
    articleSource: `Simulated ${scene.desk} Desk`,
    link: null,
    summary: fill(draw.pick(scene.summaries), words),
    sentiment: sentimentOf(sentimentScore),
    sentimentScore,
    tickers: [...new Set(companies.map(({ ticker }) => ticker))],
    topics: [...scene.topics],
    sectors: [...new Set(companies.map(({ sector }) => sector))],
    industries: [...new Set(companies.map(({ industry }) => industry))],
  }
}

/** The items of one slot, oldest first. A kind of news comes once in it at most. */
export function writeSlot(seed: number, slot: number): Written[] {
  const told = new Set<Scene>()
  return momentsOf(seed, slot).map((at, index) => {
    const draw = createDraw(seed, mix(seed, CONTENT, slot, index), at)
    const story = chooseStory(draw, told)
    told.add(story.scene)
    return { at, item: writeItem(`sim-${seed.toString(36)}-${slot.toString(36)}-${index}`, draw, story) }
  })
}
