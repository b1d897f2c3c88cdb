// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { currentOf, expandedOf, shownOf } from '../../../src/machines/spotlight/spotlight.machine.ts'
import { TickerMoves, type TickersProps } from '../../../src/ui/feed/rows/ticker-details.ts'
import { Categories } from '../../../src/ui/news-pit/Categories.tsx'
import { PitBar } from '../../../src/ui/news-pit/PitBar.tsx'
import { StoryRow } from '../../../src/ui/news-pit/spotlight/list/StoryRow.tsx'
import { SpotlightView } from '../../../src/ui/news-pit/spotlight/SpotlightView.tsx'
import { moverOf, storyOf } from '../content/content-item.ts'
import { todayAt } from '../markets/ui-charts.tsx'
import { listOf } from '../spotlight/list-of.ts'
import { showPit } from './ui-pit.tsx'

const at = todayAt('14:02')
const items: ContentItem[] = [
  storyOf('three', { at: 3 }),
  moverOf('two', 'IBM', { at: 2, headline: 'IBM jumps' }),
  storyOf('one', { at: 1 }),
]
const button = (name: string) => screen.getByRole('button', { name })
const isPressed = (name: string) => button(name).getAttribute('aria-pressed')

async function showSpotlight(shown: readonly ContentItem[] = items) {
  const pit = await showPit(<SpotlightView />)
  await pit.notify(({ connection, spotlight }) => {
    connection.send({ type: 'connection.opened', at })
    listOf(spotlight).send({ type: 'connection.opened' })
    listOf(spotlight).send({ type: 'items.replaced', items: shown })
  })
  return pit
}
const cards = () => screen.queryAllByRole('article')
const names = () => cards().map((card) => within(card).getByRole('heading').textContent)

describe('the top bar', () => {
  it('PIT-01 has its controls in order, the Spotlight pressed, the drawers closed', async () => {
    await showPit(<PitBar />)
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getAllByRole('button').map(({ title, ariaExpanded, ariaPressed }) => [title, ariaExpanded ?? ariaPressed]),
      screen.getAllByRole('textbox').map(({ ariaLabel }) => ariaLabel),
    ]).toEqual([
      expect.any(String),
      [
        ['Open Categories', 'false'],
        ['Spotlight', 'true'],
        ['Library', 'false'],
        ['List', 'false'],
        ['Top Stories', 'false'],
        ['Most Active', 'false'],
        ['Unusual Volume', 'false'],
        ['Notable Movers', 'false'],
        ['Open The Terminal News Feed', 'false'],
      ],
      ['Search the News Pit'],
    ])
  })

  it('LAY-11 PIT-01 the heading names the current view', async () => {
    const { notify } = await showPit(<PitBar />)
    await notify(({ place }) => place.send({ type: 'place.changed', place: { page: 'newsPit' } }))
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent
    const before = heading()
    await userEvent.click(button('Library'))
    expect([before, heading()]).toEqual(['News Pit / Spotlight', 'News Pit / Library'])
  })

  it('PIT-01 Tab moves from the filters to the search field, and then to the controls right of it', async () => {
    await showPit(<PitBar />)
    button('Notable Movers')?.focus()
    await userEvent.tab()
    const next = document.activeElement
    await userEvent.tab()
    expect([next, document.activeElement]).toEqual([
      screen.getByLabelText('Search the News Pit'),
      button('Open The Terminal News Feed'),
    ])
  })

  it('PIT-06 PIT-07 a quick filter opens the Library, another replaces it, and the Spotlight clears it', async () => {
    await showPit(<PitBar />)
    await userEvent.click(button('Most Active'))
    const first = [isPressed('Library'), isPressed('Most Active')]
    await userEvent.click(button('Top Stories'))
    const second = [isPressed('Most Active'), isPressed('Top Stories')]
    await userEvent.click(button('Spotlight'))
    expect([first, second, isPressed('Top Stories'), isPressed('Spotlight')]).toEqual([
      ['true', 'true'],
      ['false', 'true'],
      'false',
      'true',
    ])
  })

  it('PIT-06 typed text is searched in the Library; Escape clears it', async () => {
    const { view } = await showPit(<PitBar />)
    await userEvent.type(screen.getByRole('textbox'), ' rate cut {Enter}')
    const typed = [isPressed('Library'), view.getSnapshot().context.search]
    await userEvent.keyboard('{Escape}')
    expect([typed, view.getSnapshot().context.search, document.activeElement]).toEqual([
      ['true', { keywords: ['rate cut'], queryLanguage: 2 }],
      {},
      screen.getByRole('textbox'),
    ])
  })

  it('PIT-08 the selected entry is visible and can be cleared while the panel is closed', async () => {
    const { notify } = await showPit(<PitBar />)
    await notify(({ view }) => view.send({ type: 'entry.toggled', name: 'Technology' }))
    await userEvent.click(button('Remove Technology'))
    expect(screen.queryByRole('button', { name: 'Remove Technology' })).toBeNull()
  })
})

describe('the category panel', () => {
  it('PIT-08 selects one entry at a time; pressing it again clears it', async () => {
    const { view } = await showPit(<Categories isOver={false} />)
    await userEvent.click(button('Commodities'))
    const commodities = view.getSnapshot().context.search
    await userEvent.click(button('Precious Metals'))
    const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    await userEvent.click(button('Precious Metals'))
    expect([commodities, pressed, view.getSnapshot().context.search]).toEqual([
      { topics: ['METALS', 'OIL_AND_GAS'] },
      ['Precious Metals'],
      {},
    ])
  })

  it('PIT-08 Tab reaches one entry, and arrow keys the others', async () => {
    await showPit(<Categories isOver={false} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const down = document.activeElement?.textContent
    await userEvent.keyboard('{End}{ArrowUp}')
    expect([down, document.activeElement?.textContent]).toEqual(['Market Research', 'Geopolitics'])
  })

  it('PIT-08 closes after a selection where it covers the page', async () => {
    const { view } = await showPit(<Categories isOver />)
    view.send({ type: 'drawer.toggled', side: 'left', isOver: true })
    await userEvent.click(button('Legal'))
    expect(view.getSnapshot().value).toMatchObject({ left: 'closed', view: 'library' })
  })
})

describe('the Spotlight', () => {
  it('PIT-02 shows the cards newest first, marked as simulated', async () => {
    await showSpotlight()
    expect([
      names(),
      cards().map(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize]),
      screen.getByRole('region', { name: 'Spotlight' }).textContent?.includes('LiveSimulated3'),
    ]).toEqual([
      ['Headline three', 'IBM jumps', 'Headline one'],
      [
        ['1', '3'],
        ['2', '3'],
        ['3', '3'],
      ],
      true,
    ])
  })

  it('ENT-03 an opened card has the headline that it had, and the text of the long version', async () => {
    await showSpotlight()
    const before = names()
    await userEvent.click(button('IBM jumps'))
    expect([before, names(), cards()[1]?.textContent?.includes('Summary two. And more.')]).toEqual([
      ['Headline three', 'IBM jumps', 'Headline one'],
      before,
      true,
    ])
  })

  it('PIT-02 a press opens a card and marks it as read; another closes it', async () => {
    const { spotlight, notify } = await showSpotlight()
    const received: (readonly string[])[] = []
    spotlight.on('items.read', ({ ids }) => received.push(ids))
    await userEvent.click(button('IBM jumps'))
    const opened = [expandedOf(spotlight.getSnapshot()), document.activeElement === cards()[1]]
    await userEvent.click(button('IBM jumps'))
    await notify(({ reading }) => reading.send({ type: 'items.read', ids: ['two'] }))
    expect([opened, received, expandedOf(spotlight.getSnapshot()), cards().map(({ dataset }) => dataset.read)]).toEqual(
      [[['two'], true], [['two']], [], [undefined, 'true', undefined]],
    )
  })

  it('PIT-02 no card is inserted under a pointer; the pill shows waiting ones and scrolls to the newest', async () => {
    const { spotlight, notify } = await showSpotlight()
    fireEvent.pointerMove(screen.getByRole('feed'), { pointerType: 'mouse' })
    await notify(({ spotlight: chart }) =>
      listOf(chart).send({ type: 'items.merged', items: [storyOf('four', { at: 4 })] }),
    )
    const held = names().length
    await userEvent.click(button('1 new'))
    expect([held, shownOf(spotlight.getSnapshot())[0]?.id, document.activeElement === cards()[0]]).toEqual([
      3,
      'four',
      true,
    ])
  })

  it('PIT-02 arrow keys and j move between cards, Enter opens one, and the focus stays with it', async () => {
    const { spotlight, notify } = await showSpotlight()
    cards()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const down = document.activeElement === cards()[1]
    await notify(({ spotlight: chart }) => chart.send({ type: 'row.wanted', to: 'last' }))
    await userEvent.keyboard('{Enter}')
    expect([down, currentOf(spotlight.getSnapshot()), expandedOf(spotlight.getSnapshot())]).toEqual([
      true,
      'one',
      ['one'],
    ])
  })

  it('PIT-12 the most important story stands above the others with its picture and text, keys reach it first, and it stays', async () => {
    const weighty = { ...storyOf('deal', { at: 0 }), importance: { why: 'deal', weight: 3 } as const }
    const { notify } = await showSpotlight([...items, { ...weighty, contentImageUrl: '/content-images/deal.svg' }])
    const [lead] = cards()
    const before = [names(), lead?.closest('[data-lanes]'), lead?.querySelector('img')?.getAttribute('src')]
    await notify(({ spotlight }) => spotlight.send({ type: 'row.wanted', to: 'first' }))
    const first = document.activeElement === lead
    await notify(({ spotlight }) => {
      spotlight.send({ type: 'focus.left' })
      listOf(spotlight).send({
        type: 'items.merged',
        items: [{ ...storyOf('more', { at: 4 }), importance: { why: 'deal', weight: 3 } }],
      })
    })
    expect([before, first, lead?.textContent?.includes('Summary deal.'), names()]).toEqual([
      [['Headline deal', 'Headline three', 'IBM jumps', 'Headline one'], null, '/content-images/deal.svg'],
      true,
      true,
      ['Headline deal', 'Headline more', 'Headline three', 'IBM jumps', 'Headline one'],
    ])
  })

  it('PIT-14 as a list each story is a row in the order of time, of the one headline, which opens as the card it would be', async () => {
    const weighty = { ...storyOf('deal', { at: 0 }), importance: { why: 'deal', weight: 3 } as const }
    const { notify } = await showSpotlight([...items, weighty])
    await notify(({ view }) => view.send({ type: 'form.toggled' }))
    const rows = [names(), cards().map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`)]
    const about = cards()[1]?.textContent
    await userEvent.click(button('IBM jumps'))
    const opened = cards()[1]?.textContent?.includes('And more.')
    await userEvent.click(button('IBM jumps'))
    expect([rows, about, opened, cards()[1]?.dataset.open]).toEqual([
      [
        ['Headline three', 'IBM jumps', 'Headline one', 'Headline deal'],
        ['1 of 4', '2 of 4', '3 of 4', '4 of 4'],
      ],
      expect.stringMatching(/^[\d: A-Za-z,]*IBMIBM jumps/),
      true,
      undefined,
    ])
  })

  it('PIT-14 a row about a ticker shows its move, once that has come', async () => {
    const Move = ({ tickers, source }: TickersProps) => `${tickers} of ${source} up`
    const rest = { isRead: false, isStop: false, index: 0, count: 3, onToggle: () => undefined }
    await showPit(
      <TickerMoves value={Move}>
        {items.map((item) => (
          <StoryRow key={item.id} item={item} {...rest} />
        ))}
      </TickerMoves>,
    )
    expect(cards().map(({ children }) => children[1]?.textContent)).toEqual(['', 'IBM of simulated up', ''])
  })

  it('PIT-02 receives the keys of the page while it is visible', async () => {
    const { keys } = await showSpotlight()
    expect(keys.getSnapshot().context.slots).toEqual(['spotlight'])
  })

  it('PIT-05 shows a message when it is empty', async () => {
    await showSpotlight([])
    expect(screen.getByRole('status').textContent).toContain('No news items.')
  })

  it('PIT-02 reserves the space of its cards while it loads', async () => {
    await showPit(<SpotlightView />)
    expect([screen.getByText('Loading…').textContent, cards().length, screen.queryByRole('status')]).toEqual([
      'Loading…',
      0,
      null,
    ])
  })

  it('PIT-02 a lost connection without cards can be retried', async () => {
    const { spotlight, notify } = await showPit(<SpotlightView />)
    await notify(({ connection, spotlight: chart }) => {
      listOf(chart).send({ type: 'connection.opened' })
      connection.send({ type: 'connection.lost', at })
      listOf(chart).send({ type: 'connection.lost', at })
    })
    const said = screen.getByRole('status').textContent
    await userEvent.click(button('Retry'))
    expect([
      said?.includes('Connection lost.'),
      listOf(spotlight).getSnapshot().matches({ searching: 'connecting' }),
    ]).toEqual([true, true])
  })

  it('RT-04 only the indicator shows a lost connection; the cards stay', async () => {
    const { notify } = await showSpotlight()
    await notify(({ connection, spotlight }) => {
      connection.send({ type: 'connection.lost', at })
      listOf(spotlight).send({ type: 'connection.lost', at })
    })
    expect([screen.getByText(/^Stale since/).textContent?.includes('14:02'), cards().length]).toEqual([true, 3])
  })
})
