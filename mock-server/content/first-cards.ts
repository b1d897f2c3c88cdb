import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { ContentItem } from '../../src/contract/content/content.ts'
import { leadIn } from '../../src/rules/content/lead.ts'
import type { Meter } from '../http/limits/costs.ts'

type Draw = (item: ContentItem, is: boolean) => string
const Draw = z.custom<Draw>((part) => typeof part === 'function')
/** The module that the build writes for it (scripts/first-screen/card.tsx). */
const Cards = z.object({ drawCard: Draw, drawLead: Draw, drawArticle: Draw })

/** As HTML: the story above the others, the closed cards of these, and what the address names, where the system cannot share links and where it can; '' where there is none. */
export type FirstCards = { lead: string; cards: string; article: string; sheet: string }

/**
 * Draws stories as the app draws its cards, with what the build wrote into `folder` for it; nothing while that is being replaced. A closed card that was not read is drawn once. The
 * one that the address names counts as read. What it takes is charged to the caller.
 */
export function createFirstCards(folder: string) {
  const drawn = new WeakMap<ContentItem, string>()
  return async (
    file: string,
    stories: readonly ContentItem[],
    { meter, article }: { meter: Pick<Meter, 'measure'>; article?: ContentItem | undefined },
  ): Promise<FirstCards> => {
    const none = { lead: '', cards: '', article: '', sheet: '' }
    if (stories.length === 0 && !article) return none
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href).catch(
      () => undefined,
    )
    const { data } = Cards.safeParse(module)
    if (!data) return none
    const { drawCard, drawLead, drawArticle } = data
    const lead = leadIn(stories)
    function draw(story: ContentItem) {
      if (story.id === article?.id) return drawCard(story, true)
      const html = drawn.get(story) ?? drawCard(story, false)
      drawn.set(story, html)
      return html
    }
    return meter.measure(() => ({
      lead: lead ? drawLead(lead, lead.id === article?.id) : '',
      cards: stories
        .filter((story) => story !== lead)
        .map(draw)
        .join(''),
      article: article ? drawArticle(article, false) : '',
      sheet: article ? drawArticle(article, true) : '',
    }))
  }
}
