import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  articleMachine,
  canRetry,
  isAbsent,
  isAsked,
  isLoading,
  itemOf,
} from '../../../src/machines/news-pit/article.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const stories = { one: storyOf('one'), two: storyOf('two') }
const asked = (id: string) => ({ type: 'article.asked', says: id, id })
const left = { type: 'article.left' }
const retry = { type: 'retry.pressed' }
const returned = { type: 'network.returned' }
const found = { type: 'xstate.done.actor.getContent', says: 'found', output: stories.one }
const missing = { type: 'xstate.done.actor.getContent', says: 'missing' }
const failed = { type: 'xstate.error.actor.getContent', error: silent }
const cases = [asked('one'), asked('two'), left, retry, returned, found, missing, failed]

function outcomeOf(events: AnyEventObject[]) {
  let id = ''
  let state = 'none'
  const said: unknown[] = []
  const calls: unknown[] = []
  const load = () => {
    state = 'loading'
    calls.push({ port: 'getContent', input: id })
  }
  const again = () => state === 'failed' && load()
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'article.asked': (event) => {
      if (event.id === id) return
      id = event.id
      load()
    },
    'article.left': () => {
      id = ''
      state = 'none'
    },
    'retry.pressed': again,
    'network.returned': again,
    'xstate.done.actor.getContent': ({ output }) => {
      state = output ? 'shown' : 'missing'
      if (output) said.push({ type: 'items.read', ids: [id] })
    },
    'xstate.error.actor.getContent': () => {
      state = 'failed'
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    item: state === 'shown' ? stories.one : undefined,
    isAsked: state !== 'none',
    isLoading: state === 'loading',
    isAbsent: state === 'missing' || state === 'failed',
    canRetry: state === 'failed',
    said,
    calls,
  }
}

const start = () => drive(articleMachine, { promises: ['getContent'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  item: itemOf(snapshot()),
  isAsked: isAsked(snapshot()),
  isLoading: isLoading(snapshot()),
  isAbsent: isAbsent(snapshot()),
  canRetry: canRetry(snapshot()),
  said: [...said],
  calls: [...calls],
})

describe('article', () => {
  const covered = coverage(articleMachine)
  for (const { name, events } of walks(articleMachine, cases, ({ context }) => context.id)) {
    it(`RTE-03 ERR-06 ${name}`, async () => {
      const article = start()
      await article.walk(events, (soFar) => expect(seen(article)).toEqual(outcomeOf(soFar)))
      covered.add(article.walked)
    })
  }
  covered.prove()
})
