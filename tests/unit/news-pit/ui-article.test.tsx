// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { ArticlePanel } from '../../../src/ui/news-pit/article/ArticlePanel.tsx'
import { ContentCard } from '../../../src/ui/news-pit/cards/ContentCard.tsx'
import { moverOf, storyOf } from '../content/content-item.ts'
import { showPit } from './ui-pit.tsx'

const story: ContentItem = { ...storyOf('one'), contentImageUrl: '/images/content/one.svg' }
const WORDS = "We're sorry. There is no item associated to your link."
const panel = () => within(screen.getByRole('region', { name: 'Article Reader' }))

async function showArticle(...answers: (ContentItem | undefined | Failure)[]) {
  const asked: string[] = []
  const getContent = async (id: string) => {
    const answer = answers[asked.push(id) - 1]
    if (answer instanceof Failure) throw answer
    return answer
  }
  const pit = await showPit(<ArticlePanel />, { getContent })
  await pit.notify(({ article }) => article.send({ type: 'article.asked', id: 'one' }))
  return { ...pit, asked }
}

describe('the article', () => {
  it('RTE-03 PIT-10 shows the long version of the item, a link back and two cards, and sets the title', async () => {
    document.title = 'The News Pit'
    const { notify } = await showArticle(story)
    const links = panel().getAllByRole('link')
    expect([
      panel().getByRole('heading', { level: 3 }).textContent,
      panel().getByText('Summary one. And more.').tagName,
      links.map((link) => [
        link.textContent?.match(/^(Close|Launch Terminal|Launch News Pit|Share)/)?.[0],
        link.getAttribute('href'),
      ]),
      document.title,
    ]).toEqual([
      'Headline one',
      'P',
      [
        ['Close', '/news-pit'],
        ['Share', expect.stringContaining('https://x.com/intent/post')],
        ['Launch Terminal', '/terminal'],
        ['Launch News Pit', '/news-pit'],
      ],
      'Headline one | Market Flux',
    ])
    await notify(({ article }) => article.send({ type: 'article.left' }))
    expect([document.title, screen.queryByRole('region')]).toEqual(['The News Pit', null])
  })

  it('ERR-06 shows that there is no such item, without a retry', async () => {
    await showArticle(undefined)
    expect([screen.getByRole('alert').textContent, screen.queryByRole('button')]).toEqual([WORDS, null])
  })

  it('ERR-06 shows the same message for a failure, with a retry', async () => {
    const { asked } = await showArticle(new Failure('silent'), story)
    const words = screen.getByText(WORDS).tagName
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect([words, asked, panel().getByRole('article').dataset.id, document.activeElement?.textContent]).toEqual([
      'P',
      ['one', 'one'],
      'one',
      'Article Reader',
    ])
  })
})

describe('a card', () => {
  const draw = (item: ContentItem) => showPit(<ContentCard item={item} isOpen isRead={false} />)

  it('ENT-03 shows an item without a valid summary by its default headline alone', async () => {
    const contentData = { contentSummary: { summarizations: [{ headline: '', summary: 'x' }], referenceIds: ['n'] } }
    await draw({ ...storyOf('bad'), topics: ['OIL_AND_GAS'], contentData })
    expect([screen.getByRole('heading').textContent, screen.queryByText('x')]).toEqual(['Commodities', null])
  })

  it('ENT-02 ENT-04 has its category, its company and its tags', async () => {
    await draw(moverOf('two', 'IBM', { topics: ['TECHNOLOGY'], tickers: ['IBM', 'V'] }))
    expect([
      screen.getByText('Notable Movers').tagName,
      screen.getByText('IT Consulting & Other Services, Information Technology').tagName,
      within(screen.getByRole('list', { name: 'Tags' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ]).toEqual(['SPAN', 'SPAN', ['IBM', 'V', 'Technology']])
  })

  it('PIT-04 describes its picture, and reserves the space of one that failed to load', async () => {
    await draw(story)
    const picture = screen.getByRole('img', { name: 'Price chart: Headline one' })
    const frame = picture.parentElement
    fireEvent.error(picture)
    expect([picture.getAttribute('src'), picture.hidden, frame?.isConnected]).toEqual([
      '/images/content/one.svg',
      true,
      true,
    ])
  })

  it('PIT-04 requests pictures from no other host', async () => {
    await draw({ ...story, contentImageUrl: 'https://pictures.test/one.png' })
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each([
    [true, ['Share…']],
    [false, []],
  ])('PIT-11 offers the sheet of a system that has one: %s', async (hasSheet, names) => {
    await showPit(<ContentCard item={story} isOpen isRead />, { hasSheet })
    expect(screen.queryAllByRole('button', { name: 'Share…' }).map(({ textContent }) => textContent)).toEqual(names)
  })
})
