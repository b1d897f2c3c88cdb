import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { ContentItem } from '../../src/contract/content/content.ts'

type DrawCard = (item: ContentItem) => string
/** The module that the build writes for it (scripts/first-screen/card.tsx). */
const Cards = z.object({ drawCard: z.custom<DrawCard>((part) => typeof part === 'function') })

/** Draws stories as the app draws its closed cards: as HTML, with what the build wrote into `folder` for it. A card is drawn once. */
export function createFirstCards(folder: string) {
  const drawn = new WeakMap<ContentItem, string>()
  return async (file: string, stories: readonly ContentItem[]) => {
    if (stories.length === 0) return ''
    const { drawCard } = Cards.parse(await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href))
    return stories
      .map((story) => {
        const html = drawn.get(story) ?? drawCard(story)
        drawn.set(story, html)
        return html
      })
      .join('')
  }
}
