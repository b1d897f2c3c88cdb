import { describe, expect, it } from 'vitest'
import type { TopStory } from '../../../src/contract/content/content.ts'
import { postLinkOf, postTextOf, sharedOf } from '../../../src/rules/content/share.ts'
import { storyOf } from '../content/content-item.ts'
import { newsItem } from '../feed/news-item.ts'

const real = (summary: string, headline = 'Rates held') => storyOf('n1', { headline, summary, source: 'feed:desk' })
const withVersions = (summarizations: TopStory['contentData']['contentSummary']['summarizations']): TopStory => ({
  ...real('x'),
  contentData: { contentSummary: { summarizations, referenceIds: ['news-1'] } },
})
const long = (length: number) => 'a'.repeat(length)

describe('PIT-11 sharing an item', () => {
  it.each<[string, TopStory, string | undefined]>([
    ['the summary of 250 characters', real(long(250)), long(250)],
    ['the headline where the summary has 251', real(long(251)), 'Rates held'],
    ['the headline of 250 where the summary is longer', real(long(251), long(250)), long(250)],
    ['nothing where both are longer', real(long(251), long(251)), undefined],
    ['the default headline where there is no valid summary', withVersions([]), 'Market Flux Event'],
  ])('PIT-11 as a post: %s', (_, item, text) => {
    expect(postTextOf(item)).toBe(text)
  })

  it('FED-15 a headline is shared by its own link, or by its page in the app where it has none', () => {
    const item = newsItem('n2', { title: 'Rates held', link: 'https://desk.test/a', source: 'feed:desk' })
    expect([sharedOf(item), sharedOf({ ...item, link: null as never }), sharedOf(real('x')).link]).toEqual([
      { title: 'Rates held', link: 'https://desk.test/a' },
      { title: 'Rates held', link: '/news-pit/n2' },
      '/news-pit/n1',
    ])
  })

  it('PIT-11 a simulated item is marked as such, within the same limit', () => {
    const simulated = (summary: string) => storyOf('n1', { headline: 'Rates held', summary })
    expect([postTextOf(simulated(long(239))), postTextOf(simulated(long(240)))]).toEqual([
      `Simulated: ${long(239)}`,
      'Simulated: Rates held',
    ])
  })

  it('PIT-11 the link is {host}/news-pit/{id}, and follows the text in a post', () => {
    const link = new URL(postLinkOf(real('Rates & such'), 'https://flux.test'))
    const bare = new URL(postLinkOf(real(long(251), long(251)), 'https://flux.test'))
    expect([`${link.origin}${link.pathname}`, Object.fromEntries(link.searchParams), [...bare.searchParams]]).toEqual([
      'https://x.com/intent/post',
      { text: 'Rates & such', url: 'https://flux.test/news-pit/n1' },
      [['url', 'https://flux.test/news-pit/n1']],
    ])
  })

  it('PIT-11 a link is titled with the short headline and the product', () => {
    expect([sharedOf(real('x')), sharedOf(storyOf('n2'))]).toEqual([
      { title: 'Rates held', link: '/news-pit/n1' },
      { title: 'Simulated: Headline n2', link: '/news-pit/n2' },
    ])
  })
})
