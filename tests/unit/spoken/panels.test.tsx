// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChartsPanel } from '../../../src/ui/markets/chart/ChartsPanel.tsx'
import { SpotlightView } from '../../../src/ui/news-pit/spotlight/SpotlightView.tsx'
import { heatmapOf, tile } from '../../model/markets/market-data.ts'
import { economicEvent } from '../calendar/calendar-items.ts'
import { showCalendar } from '../calendar/ui-calendar.tsx'
import { storyOf } from '../content/content-item.ts'
import { todayAt } from '../markets/ui-charts.tsx'
import { showMarkets } from '../markets/ui-markets.tsx'
import { showPit } from '../news-pit/ui-pit.tsx'
import { showPalette } from '../shell/ui-palette.tsx'
import { listOf } from '../spotlight/list-of.ts'
import { startReader, withoutNews } from './spoken.ts'

it('LAY-36 a symbol is found with the palette', async () => {
  await showPalette({
    suggestions: [{ symbol: 'NVDA', name: 'NVIDIA Corporation', exchange: 'NASDAQ', kind: 'share' }],
  })
  const reader = await startReader(screen.getByRole('dialog'))
  const opened = await reader.read(2)
  await userEvent.type(screen.getByRole('combobox'), 'nvda')
  const option = await screen.findByRole('option', { name: /NVIDIA/ })
  const [found] = withoutNews(await (await startReader(option)).read(0))
  expect({ opened, found }).toEqual({
    opened: [
      ...['dialog, Search, modal', 'dialog, Search, modal', 'heading, Search, level 2'],
      'combobox, Ticker, headline, preset, action, has popup listbox, expanded, active descendant Terminal, autocomplete in list, 1 control',
    ],
    found: 'option, NVDANVIDIA CorporationNASDAQ, selected',
  })
})

it('LAY-36 another day of the calendar is chosen, and its release is read', async () => {
  const rate = economicEvent('rate', { eventName: 'Rate Decision', eventDateTime: '2026-10-06T14:00:00.000Z' })
  await showCalendar({ events: async () => [rate] })
  const reader = await startReader()
  await reader.spoken()
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday, October 6' }))
  const chosen = await reader.spoken()
  const release = await (await startReader(screen.getByRole('group', { name: /^Tuesday, October 6/ }))).read(16)
  expect({ chosen, release }).toEqual({
    chosen: ['button, Tuesday, October 6, pressed'],
    release: [
      ...['group, Tuesday, October 6', 'heading, Tuesday, October 6, level 4', '1', 'event', 'list'],
      ...['listitem, level 1, position 1, set size 1', 'time', '14:00', 'end of time'],
      ...['button, Rate Decision, has popup dialog', 'United States'],
      ...['Actual', 'A:', '-', 'end, Actual', 'Estimate', 'E:'],
    ],
  })
})

it('LAY-36 a story of the News Pit is read and opened', async () => {
  const pit = await showPit(<SpotlightView />)
  await pit.notify(({ connection, spotlight }) => {
    connection.send({ type: 'connection.opened', at: todayAt('14:02') })
    listOf(spotlight).send({ type: 'connection.opened' })
    listOf(spotlight).send({ type: 'items.replaced', items: [storyOf('n1', { headline: 'Oil falls' })] })
  })
  const reader = await startReader(screen.getByRole('article'))
  const read = await reader.read(12)
  await userEvent.click(screen.getByRole('button', { name: 'Oil falls' }))
  const article = 'article, Oil falls, Top StoriesSimulatedJan 5, 2026 at 12:00UnreadLead story, position 1, set size 1'
  expect({ read, opened: await reader.spoken() }).toEqual({
    read: [
      ...[
        article,
        'paragraph',
        'Top Stories',
        'Invented by this program',
        'Simulated',
        'end, Invented by this program',
      ],
      ...[
        'time, Mon, Jan 5, 2026, 12:00:00 UTC',
        'Jan 5, 2026 at 12:00',
        'end of time, Mon, Jan 5, 2026, 12:00:00 UTC',
      ],
      ...['Unread', 'Lead story', 'end of paragraph', 'heading, Oil falls, level 3'],
    ],
    opened: ['button, Oil falls, expanded', article],
  })
})

it('LAY-36 the heatmap is read as a table', async () => {
  const map = heatmapOf(tile('XOM', 900, 1.234), tile('CVX', 400, -0.6))
  await showMarkets(<ChartsPanel isOpen collapse={null} />, { loadHeatmap: async () => map })
  const reader = await startReader()
  await reader.spoken()
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  const pressed = await reader.spoken()
  const row = await (await startReader(screen.getAllByRole('row')[1])).read(10)
  expect({ pressed, row }).toEqual({
    pressed: ['button, Table, pressed'],
    row: [
      ...['row, XOM Title of XOM Energy 50.00 +1.23% 900', 'rowheader, XOM', 'button, XOM', 'end of rowheader, XOM'],
      ...['cell, Title of XOM', 'Title of XOM', 'end of cell, Title of XOM'],
      ...['cell, Energy', 'cell, 50.00', 'cell, +1.23%', 'cell, 900'],
    ],
  })
})
