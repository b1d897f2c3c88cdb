// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProfilePage } from '../../../src/ui/account/profile/ProfilePage.tsx'
import { Feed } from '../../../src/ui/feed/Feed.tsx'
import { feedPartsCode } from '../../../src/ui/feed/later/feed-parts-code.ts'
import { BuilderGate } from '../../../src/ui/filters/BuilderGate.tsx'
import { queryNoteCode } from '../../../src/ui/kit/fields/SearchEnd.tsx'
import { ContentCard } from '../../../src/ui/news-pit/cards/ContentCard.tsx'
import { LibraryEmpty } from '../../../src/ui/news-pit/library/LibraryStates.tsx'
import { Notification } from '../../../src/ui/notification/Notification.tsx'
import { UserMenu } from '../../../src/ui/shell/menu/UserMenu.tsx'
import { SpotlightPanel } from '../../../src/ui/spotlight/SpotlightPanel.tsx'
import { annFirst, annLee } from '../../model/drive/people.ts'
import { earningsReport, economicEvent } from '../calendar/calendar-items.ts'
import { showCalendar } from '../calendar/ui-calendar.tsx'
import { eventOf } from '../content/content-item.ts'
import { newsItem } from '../feed/news-item.ts'
import { loadEarly, show } from '../markets/ui-charts.tsx'
import { showPit } from '../news-pit/ui-pit.tsx'
import { hebrew, wrongWays } from '../shared/right-to-left.ts'
import { showPalette } from '../shell/ui-palette.tsx'
import { listOf } from '../spotlight/list-of.ts'
import { showWidget } from '../terminal/ui-widgets.tsx'
import { profileOf } from '../ticker/ticker-profile.ts'
import { showTicker } from '../ticker/ui-ticker.tsx'

const story = eventOf('fed', [hebrew('Rates')], { headline: hebrew('Fed holds'), summary: hebrew('Two cuts.') })

loadEarly(feedPartsCode, queryNoteCode)
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 100))
})

it('LAY-20 headlines, sources, summaries and the search of a feed find their direction', async () => {
  const { notify } = await show(<Feed slot={0} Builder={BuilderGate} />)
  const item = newsItem('a', {
    title: hebrew('Fed'),
    articleSource: hebrew('Wire'),
    summary: hebrew('Rates are held.'),
  })
  await notify(({ feed, news }) => {
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [item] })
    feed.send({ type: 'item.toggled', id: 'a' })
  })
  const full = wrongWays()
  await userEvent.type(screen.getByRole('textbox', { name: 'Search news' }), `${hebrew('zebra')}{Enter}`)
  await notify(({ news }) => {
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [] })
  })
  expect([full, wrongWays()]).toEqual([
    { count: 3, wrong: [] },
    // the search names the feed, too, and is put in words
    { count: 4, wrong: [] },
  ])
})

it('LAY-20 headlines, tags and the search of the Spotlight find their direction', async () => {
  const { notify } = await showWidget(<SpotlightPanel isOpen collapse={null} />)
  await notify(({ spotlight }) => {
    listOf(spotlight).send({ type: 'connection.opened' })
    listOf(spotlight).send({ type: 'items.replaced', items: [story] })
  })
  const full = wrongWays()
  await userEvent.type(screen.getByRole('textbox'), `${hebrew('zebra')}{Enter}`)
  await notify(({ spotlight }) => {
    listOf(spotlight).send({ type: 'connection.opened' })
    listOf(spotlight).send({ type: 'items.replaced', items: [] })
  })
  expect([full, wrongWays()]).toEqual([
    { count: 2, wrong: [] },
    { count: 3, wrong: [] },
  ])
})

it('LAY-20 closed and open cards of the News Pit and the search of the Library find their direction', async () => {
  const { notify } = await showPit(
    <>
      <ContentCard item={story} isOpen={false} isRead hasLead onToggle={() => undefined} />
      <ContentCard item={{ ...story, articleSource: hebrew('Wire') }} isOpen isRead onToggle={() => undefined} />
      <LibraryEmpty />
    </>,
    { searchContent: async () => ({ contentItems: [], searchAfter: null }) },
  )
  await notify(({ library }) => library.send({ type: 'search.given', search: { keywords: [hebrew('zebra')] } }))
  expect(wrongWays()).toEqual({ count: 8, wrong: [] })
})

it('LAY-20 names of events, countries and companies in the calendar find theirs', async () => {
  const { notify, calendar } = await showCalendar({
    events: async () => [economicEvent('cpi', { eventName: hebrew('CPI'), country: hebrew('Israel') })],
    reports: async () => [earningsReport('n', { companyName: hebrew('Teva') })],
  })
  const ofEvents = wrongWays()
  await notify(() => calendar.send({ type: 'tab.chosen', tab: 'earnings' }))
  expect([ofEvents, wrongWays()]).toEqual([
    { count: 3, wrong: [] },
    { count: 2, wrong: [] },
  ])
})

it('LAY-20 profile texts and those that a notification repeats find their direction', async () => {
  const user = { ...annLee, firstName: hebrew('Ann'), lastName: hebrew('Lee'), about: hebrew('I trade.') }
  const { notify } = await show(
    <>
      <ProfilePage />
      <UserMenu user={user} opensAtOnce />
      <Notification />
    </>,
    { restore: async () => ({ ...annFirst, user }) },
  )
  await notify(({ place, notification }) => {
    place.send({ type: 'place.changed', place: { page: 'profile' } })
    const text = `Preset “${hebrew('Oil')}” saved.`
    notification.send({ type: 'notice.raised', notice: { kind: 'Success', text } })
  })
  expect(wrongWays()).toEqual({ count: 10, wrong: [] })
})

it('LAY-20 what is typed into the palette, and the names and headlines that it finds, find their direction', async () => {
  const { notify } = await showPalette({
    listPresets: async () => [{ id: 'oil', name: hebrew('Zebra preset'), searchContext: {} }],
    suggestions: [{ symbol: 'ZBRA', name: hebrew('Zebra Technologies'), exchange: 'NASDAQ', kind: 'share' }],
    options: { newsSources: [{ label: hebrew('Zebra Wire'), value: 'wire' }] },
  })
  await notify(({ news, presets }) => {
    presets.send({ type: 'user.came', user: annLee })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [newsItem('a', { title: hebrew('Zebra grows') })] })
  })
  await userEvent.type(screen.getByRole('combobox'), 'zebra')
  await screen.findByText('ZBRA')
  const found = wrongWays()
  // the second entry is the preset: what can be done with it stands under its name
  await userEvent.keyboard('{ArrowDown}{Tab}')
  const deeds = wrongWays()
  await userEvent.type(screen.getByRole('combobox'), hebrew(''))
  expect([found, deeds, wrongWays()]).toEqual([
    { count: 4, wrong: [] },
    { count: 3, wrong: [] },
    { count: 5, wrong: [] },
  ])
})

it('LAY-20 names and headlines on the page of a symbol find their direction', async () => {
  const peer = (symbol: string) => ({ symbol, name: hebrew(symbol), together: 2 })
  const named = { name: hebrew('Teva'), hasPrices: false, peers: [peer('PFE')], sameIndustry: [peer('MRK')] }
  await showTicker(profileOf('TEVA', named), [newsItem('a', { title: hebrew('Teva grows'), tickers: ['TEVA'] })])
  await screen.findByRole('article')
  expect(wrongWays()).toEqual({ count: 4, wrong: [] })
})
