// @vitest-environment jsdom

import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMemo } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FilterOptions } from '../../../src/contract/filters/filters.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { feedOf } from '../../../src/machines/shared/workspace.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createBuilders } from '../../../src/root/filters/builder.ts'
import { createChoosing } from '../../../src/root/filters/choices.ts'
import type { Calls } from '../../../src/root/session/session.ts'
import type { Root } from '../../../src/root/start.ts'
import type { EventWire } from '../../../src/root/wire.ts'
import { presetLinkWires } from '../../../src/root/wires/preset-link.ts'
import { builderOf } from '../../../src/ui/filters/Builder.tsx'
import { type Widgets, WidgetsProvider } from '../../../src/ui/widgets.tsx'
import { until } from '../../setup.ts'
import { user } from '../http/http-scene.ts'
import { show } from '../markets/ui-charts.tsx'
import { hebrew, wrongWays } from '../shared/right-to-left.ts'

beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200))

const plain = (...values: string[]) => values.map((value) => ({ value, label: value }))
const options: FilterOptions = {
  topics: [
    { value: 'MACRO', label: 'Macro' },
    { value: 'OIL_AND_GAS', label: 'Oil & Gas' },
  ],
  sectors: plain('Energy', 'Materials', 'Real Estate'),
  industries: plain(...Array.from({ length: 143 }, (_, i) => `Industry ${i + 1}`)),
  newsSources: [],
}
const oil = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'] } }
const gold = { id: 'gold', name: 'Gold', searchContext: { topics: ['METALS' as const] } }
const ownNames = [
  { publisher: 'Harbor Wire', folder: 'Wires' },
  { publisher: 'My desk', folder: '' },
]
type Http = Awaited<ReturnType<Calls>>['http']

async function showBuilder(http: Partial<Http> = {}, { presets = [oil, gold], isMember = true, slot = 0 } = {}) {
  const left = vi.fn()
  const received: EventWire = {
    ...{ from: 'builder', event: 'builder.left', to: 'article', absent: 'drop' },
    send(report, at) {
      left(at)
      return report
    },
  }
  const calls = { listOptions: async () => options, ...http }
  function Scene({ root }: { root: Root }) {
    const [Builder, filterOptions] = useMemo(() => {
      const reach = { calls: (async () => ({ http: calls })) as unknown as Calls, environment: browserEnvironment() }
      root.admit(createChoosing({ ...reach, listOwn: async () => ownNames }), { wires: presetLinkWires })
      return [builderOf(createBuilders(root, reach)), root.refOf('filterOptions')]
    }, [root])
    return (
      <WidgetsProvider value={{ filterOptions } as unknown as Widgets}>
        <Builder slot={slot} />
      </WidgetsProvider>
    )
  }
  const shown = await show((root) => <Scene root={root} />, { listPresets: async () => presets })
  shown.root.admit({}, { wires: [received] })
  if (isMember) {
    await shown.notify(({ session, presets }) => {
      session.send({ type: 'signIn.given', signIn: { user, token: 'token', turn: 1, since: 1 } })
      presets.send({ type: 'user.came', user })
    })
  }
  const own = () =>
    shown.notify(() => shown.root.refOf('filterOptions').send({ type: 'own.changed', origin: 'simulated' }))
  const search = () => feedOf(shown.charts.workspace.getSnapshot(), 0)?.searchContext
  return { ...shown, left, search, own, notice: () => shown.charts.notification.getSnapshot().context.notice?.text }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
const open = (name: string) => press(new RegExp(`^${name}`))
const active = (name: string) =>
  within(screen.getByRole('list', { name: `Active ${name}` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const is = (name: string, quality: 'disabled' | 'pressed') =>
  screen.getByRole('button', { name }).matches(quality === 'disabled' ? ':disabled' : '[aria-pressed="true"]')

describe('the categories', () => {
  it('FED-02 FED-03 FED-13 are shown with their counts; without a filter nothing can be saved', async () => {
    await showBuilder()
    const before = [names(), is('Save Preset', 'disabled')]
    await open('Keywords')
    await userEvent.type(screen.getByLabelText('Add Keywords'), 'oil price{Enter}')
    await press('Back to all filters')
    expect([...before, names(), is('Save Preset', 'disabled'), screen.getByText('Not applied yet').tagName]).toEqual([
      [
        'Close filters',
        ...['Keywords', 'Topics Tags', 'Tickers', 'Sectors', 'Industries', 'News Sources'],
        ...['Apply Filters', 'Load Preset', 'Save Preset'],
      ],
      true,
      [
        ...['Clear All', 'Close filters', 'Keywordsoil price1 active', 'Clear Keywords', 'Topics Tags', 'Tickers'],
        ...['Sectors', 'Industries', 'News Sources', 'Apply Filters', 'Load Preset', 'Save Preset'],
      ],
      false,
      'SPAN',
    ])
    expect(document.activeElement?.textContent).toBe('Keywordsoil price1 active')
    await press('Clear Keywords')
    expect([is('Save Preset', 'disabled'), screen.queryByText('Not applied yet')]).toEqual([true, null])
  })

  it('FED-11 are applied to the feed, which closes them; Escape leaves them step by step', async () => {
    const { left, search } = await showBuilder()
    await open('Tickers')
    await userEvent.type(screen.getByLabelText('Add Tickers'), ' nvda {Enter}amd')
    const failed = /Symbols could not be suggested/
    await screen.findByText(failed)
    await press('Add to Tickers')
    // the field has the focus again, in a moment, and its list is closed
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Add Tickers')))
    expect(screen.queryByText(failed)).toBe(null)
    await userEvent.keyboard('{Escape}')
    expect([screen.getByRole('heading', { level: 3 }).textContent, left.mock.calls, search()]).toEqual([
      'Add Filters',
      [],
      {},
    ])
    await userEvent.keyboard('{Escape}')
    expect(left.mock.calls).toEqual([[0]])
    await press('Apply Filters')
    expect([search(), left.mock.calls]).toEqual([{ tickers: ['NVDA', 'AMD'] }, [[0], [0]]])
  })
})

it('FED-11 FED-19 Escape closes the suggestions first, and then leaves the step from the same field', async () => {
  await showBuilder()
  await open('Tickers')
  await userEvent.type(screen.getByLabelText('Add Tickers'), 'amd')
  const failed = /Symbols could not be suggested/
  await screen.findByText(failed)
  const seen = () => [screen.getByRole('heading', { level: 3 }).textContent, screen.queryByText(failed) !== null]
  const before = seen()
  await userEvent.keyboard('{Escape}')
  await until(() => expect(screen.queryByText(failed)).toBe(null))
  const closed = seen()
  await userEvent.keyboard('{Escape}')
  expect([before, closed, seen()]).toEqual([
    ['Tickers', true],
    ['Tickers', false],
    ['Add Filters', false],
  ])
})

it('LAY-20 presets, their filters and typed words find their direction', async () => {
  await showBuilder({}, { presets: [{ ...oil, name: hebrew('Oil'), searchContext: { keywords: [hebrew('oil')] } }] })
  await press('Load Preset')
  const listed = wrongWays()
  await press(/^Rename/)
  const renamed = wrongWays()
  await userEvent.keyboard('{Escape}')
  await press(/^Back to/)
  await open('Keywords')
  await userEvent.type(screen.getByLabelText('Add Keywords'), `${hebrew('gas')}{Enter}${hebrew('half')}`)
  expect([listed, renamed, wrongWays()]).toEqual([
    { count: 1, wrong: [] },
    { count: 1, wrong: [] },
    { count: 2, wrong: [] },
  ])
})

it('FED-11 Apply changes only the feed of its builder, and closes that builder', async () => {
  const { charts, left, notify } = await showBuilder({}, { slot: 1 })
  await notify(({ workspace }) => {
    workspace.send({ type: 'feed.added' })
    workspace.send({ type: 'feed.added' })
  })
  await open('Keywords')
  await userEvent.type(screen.getByLabelText('Add Keywords'), 'gas{Enter}')
  const before = left.mock.calls.length
  await press('Apply Filters')
  const searches = [0, 1, 2].map((slot) => feedOf(charts.workspace.getSnapshot(), slot)?.searchContext)
  expect([before, searches, left.mock.calls]).toEqual([0, [{}, { keywords: ['gas'], queryLanguage: 2 }, {}], [[1]]])
})

describe('the panel of words', () => {
  it('FED-07 FED-08 adds by Enter or the magnifier, removes one by its x or Delete, and all by Clear All', async () => {
    await showBuilder()
    await open('Keywords')
    const field = screen.getByLabelText<HTMLInputElement>('Add Keywords')
    await userEvent.type(field, ' gas {Enter}')
    await userEvent.type(field, 'Rates')
    await press('Add to Keywords')
    await userEvent.type(field, 'gas{Enter}  {Enter}coal{Enter}')
    expect([active('Keywords'), field.value]).toEqual([['coal', 'gas', 'Rates'], ''])
    await press('Remove coal')
    await userEvent.keyboard('{Delete}')
    expect([active('Keywords'), document.activeElement?.getAttribute('aria-label')]).toEqual([
      ['Rates'],
      'Remove Rates',
    ])
    await press('Clear All')
    expect([screen.queryByRole('list'), document.activeElement?.textContent]).toEqual([null, 'Active'])
  })

  it('FED-07 Reset restores the current search of the feed', async () => {
    const { notify } = await showBuilder()
    const feed = { id: 'feed-1', name: '', searchContext: { keywords: ['oil'] } }
    await notify(({ workspace }) => workspace.send({ type: 'feed.replaced', slot: 0, feed }))
    await open('Keywords')
    await userEvent.type(screen.getByLabelText('Add Keywords'), 'gas{Enter}half')
    await press('Remove oil')
    await press('Reset')
    expect([active('Keywords'), screen.getByLabelText<HTMLInputElement>('Add Keywords').value]).toEqual([['oil'], ''])
  })

  it('FED-04 a value is marked Not only while it is muted', async () => {
    const { search } = await showBuilder()
    await open('Tickers')
    await userEvent.type(screen.getByLabelText('Add Tickers'), 'TSLA{Enter}F{Enter}')
    const before = [active('Tickers'), is('Not TSLA', 'pressed')]
    await press('Not TSLA')
    const during = [active('Tickers'), is('Not TSLA', 'pressed')]
    await press('Apply Filters')
    expect([before, during, search()]).toEqual([
      [['F', 'TSLA'], false],
      [['F', 'NotTSLA'], true],
      { tickers: ['F'], exclude: { tickers: ['TSLA'] } },
    ])
  })
})

describe('the field of tickers', () => {
  const berkshire = { symbol: 'BRK.B', name: 'Berkshire Hathaway Inc', exchange: 'NYSE', kind: 'share' as const }
  const field = () => screen.getByLabelText<HTMLInputElement>('Add Tickers')

  it('FED-19 a symbol that is suggested is taken by keys, with what was typed before it', async () => {
    const suggestSymbols = vi.fn(async (text: string) => [{ ...berkshire, ...(text === 'NVDA' && { symbol: text }) }])
    await showBuilder({ suggestSymbols })
    await open('Tickers')
    await userEvent.type(field(), 'nvda, berk')
    const option = await screen.findByRole('option')
    await userEvent.type(field(), '{ArrowDown}{Enter}', { skipClick: true })
    expect([option.textContent, suggestSymbols.mock.calls[0], active('Tickers'), field().value]).toEqual([
      'BRK.BBerkshire Hathaway IncNYSE',
      ['berk'],
      ['BRK.B', 'NVDA'],
      '',
    ])
  })

  it.each([
    ['matches', async () => [], 'No listed company matches.'],
    ['can be asked', () => Promise.reject(new Failure('silent')), 'Symbols could not be suggested.'],
  ])('FED-19 it is said when nothing %s, and what is typed is added all the same', async (_, suggestSymbols, words) => {
    await showBuilder({ suggestSymbols })
    await open('Tickers')
    await userEvent.type(field(), 'zzqx')
    const said = await screen.findByText(words, { exact: false })
    await userEvent.type(field(), '{Enter}', { skipClick: true })
    expect([said.textContent, names().includes('Remove ZZQX'), screen.queryByText(words, { exact: false })]).toEqual([
      `${words} What you type can be added all the same.`,
      true,
      null,
    ])
  })

  it('FED-20 what the directory does not know is marked, asked for once, and stays allowed', async () => {
    const suggestSymbols = vi.fn(async (text: string) => (text === 'BRK.B' ? [berkshire] : []))
    const { search } = await showBuilder({ suggestSymbols })
    await open('Tickers')
    await userEvent.click(field())
    await userEvent.paste('BRK-B zzqx ABC-USD')
    await userEvent.keyboard('{Enter}')
    const notes = await screen.findAllByText('Unknown symbol')
    const said = screen.getByText(/^Not in the directory/)
    const status = [said.getAttribute('role'), said.textContent]
    await press('Remove ABC-USD')
    const marked = active('Tickers')
    await press('Back to all filters')
    await open('Tickers')
    await press('Remove BRK.B')
    await press('Apply Filters')
    const checked = suggestSymbols.mock.calls.map(([text]) => text).filter((text) => /^\S+$/.test(text))
    expect([notes.length, status, marked, search(), checked]).toEqual([
      2,
      [
        'status',
        'Not in the directory of listed companies: ABC-USD, ZZQX. An unknown symbol finds only headlines that carry it.',
      ],
      ['BRK.B', 'ZZQXUnknown symbol'],
      { tickers: ['ZZQX'] },
      ['BRK.B', 'ZZQX'],
    ])
  })

  it('FED-20 nothing is said of a ticker while the directory does not answer', async () => {
    const suggestSymbols = vi.fn(() => Promise.reject(new Failure('silent')))
    await showBuilder({ suggestSymbols })
    await open('Tickers')
    await userEvent.type(field(), 'zzqx{Enter}')
    await vi.waitFor(() => expect(suggestSymbols).toHaveBeenCalledWith('ZZQX'))
    expect(active('Tickers')).toEqual(['ZZQX'])
  })

  it('FED-08 a list of any length and with lines is pasted whole', async () => {
    await showBuilder()
    await open('Tickers')
    const many = Array.from({ length: 90 }, (_, at) => `T${10 + at}`)
    await userEvent.type(field(), 'ge ')
    await userEvent.paste(`$nvda, AAPL BRK.B\r\n${many.join('\n')}`)
    await userEvent.keyboard('{Enter}')
    expect(active('Tickers')).toEqual(['AAPL', 'BRK.B', 'GE', 'NVDA', ...many])
  })
})

describe('the panel of a list', () => {
  it('FED-04 FED-06 FED-07 selects all options or the matches, shows their number, and clears them', async () => {
    await showBuilder()
    await open('Sectors')
    await press('Select All (3)')
    const all = [is('Select All (3)', 'pressed'), screen.getByText('3 Selected').tagName, active('Sectors')]
    await press('Select All (3)')
    await userEvent.type(screen.getByLabelText('Search Sectors'), 'l.*e')
    await press('Add results to selection')
    expect([...all, active('Sectors')]).toEqual([true, 'SPAN', ['Energy', 'Materials', 'Real Estate'], ['Real Estate']])
    await press('Clear Filter')
    expect([screen.queryByText(/Selected/), screen.queryByRole('list')]).toEqual([null, null])
  })

  it('FED-10 renders only the visible rows, 22 px high, and is operated by keys', async () => {
    await showBuilder()
    await open('Industries')
    const list = screen.getByRole('listbox', { name: 'Industries' })
    const rows = within(list).getAllByRole('option')
    expect([rows.length < 40, rows[0]?.style.height, rows[0]?.getAttribute('aria-setsize')]).toEqual([
      true,
      '22px',
      '143',
    ])
    await userEvent.type(
      screen.getByLabelText('Search Industries'),
      '{ArrowDown}{ArrowDown} {ArrowDown}{ArrowDown}{Enter}',
    )
    expect([document.activeElement === list, active('Industries')]).toEqual([true, ['Industry 2', 'Industry 4']])
    await userEvent.keyboard('{Delete}x')
    expect([active('Industries'), document.activeElement, screen.getByText('Nothing matches “x”.').tagName]).toEqual([
      ['Industry 2'],
      screen.getByLabelText('Search Industries'),
      'P',
    ])
  })

  it('FED-03 news sources cannot be selected all at once, and show a message when there are none', async () => {
    await showBuilder()
    await open('News Sources')
    expect([screen.queryByRole('button', { name: /Select All/ }), screen.getByText(/no news sources/).tagName]).toEqual(
      [null, 'P'],
    )
  })

  it('API-05 a list that failed to load shows an error, and is loaded again by Retry', async () => {
    const answers = [Promise.reject(new Failure('silent')), Promise.resolve(options)]
    await showBuilder({ listOptions: () => answers.shift() ?? Promise.reject(new Error('asked too often')) })
    await open('Topics Tags')
    expect(screen.getByRole('alert').textContent).toBe('The list of topics tags could not be loaded.Retry')
    await press('Retry')
    expect([screen.getAllByRole('option').map(({ textContent }) => textContent), answers.length]).toEqual([
      ['Macro', 'Oil & Gas'],
      0,
    ])
  })
})

describe('the loader', () => {
  it('FED-12 shows a message when there are no presets', async () => {
    await showBuilder({}, { presets: [] })
    await press('Load Preset')
    expect(screen.getByText('No Saved Presets.').tagName).toBe('P')
  })

  it('FED-12 loads the selected preset, and shows why it cannot without one', async () => {
    const { search, left, charts } = await showBuilder()
    await press('Load Preset')
    const confirm = () => screen.getByRole('button', { name: 'Load Preset', description: '' })
    const waiting = screen.getByRole('button', { name: 'Load Preset', description: 'Select a preset first' })
    await userEvent.click(waiting)
    const isSelected = () => screen.getByRole('button', { name: /^Oil/ }).getAttribute('aria-pressed')
    const selected = [isSelected()]
    for (const name of [/^Oil/, /^Oil/]) {
      await press(name)
      selected.push(isSelected())
    }
    await userEvent.click(waiting)
    expect(selected).toEqual(['false', 'true', 'false'])
    expect([waiting.getAttribute('aria-disabled'), search(), left.mock.calls]).toEqual(['true', {}, []])
    await press(/^Gold/)
    await userEvent.click(confirm())
    expect([feedOf(charts.workspace.getSnapshot(), 0), left.mock.calls]).toEqual([
      { ...gold, saved: gold.searchContext },
      [[0]],
    ])
  })

  it('ERR-07 a failed call raises a notice, and nothing is lost', async () => {
    const { notice, notify } = await showBuilder({
      updatePreset: () => Promise.reject(new Failure('silent')),
      deletePreset: () => Promise.reject(new Failure('silent')),
    })
    await press('Load Preset')
    await press('Rename Oil')
    await userEvent.keyboard('Crude{Enter}')
    const said = [notice(), screen.getByLabelText<HTMLInputElement>('New name of Oil').value]
    await userEvent.keyboard('{Escape}')
    await press('Delete Gold')
    expect([...said, notice(), document.activeElement?.getAttribute('aria-label')]).toEqual([
      'Your preset could not be renamed. Please try again.',
      'Crude',
      'Your preset could not be deleted. Please try again.',
      'Delete Gold',
    ])
    await notify(({ session, presets }) => {
      session.send({ type: 'signOut.pressed' })
      presets.send({ type: 'user.left' })
    })
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Add Filters')
  })
})

describe('the saver', () => {
  async function showSaver(http: Partial<Http>) {
    const shown = await showBuilder(http)
    await open('Keywords')
    await userEvent.type(screen.getByLabelText('Add Keywords'), 'oil{Enter}')
    await press('Back to all filters')
    await press('Save Preset')
    return { ...shown, field: screen.getByLabelText<HTMLInputElement>('Preset name') }
  }

  it('FED-13 saves once under a name, and the feed uses that preset', async () => {
    let answer = (_id: string) => {}
    const createPreset = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    const { field, charts, notice, left } = await showSaver({ createPreset })
    expect([field.placeholder, document.activeElement === field, is('Save Preset', 'disabled')]).toEqual([
      'News Feed Preset Default Title (1) ...',
      true,
      true,
    ])
    await userEvent.type(field, '  ')
    const isBlankOff = is('Save Preset', 'disabled')
    await userEvent.type(field, 'Crude{Enter}{Enter}')
    expect([isBlankOff, is('Saving…', 'disabled'), field.readOnly, createPreset.mock.calls]).toEqual([
      true,
      true,
      true,
      [[user, { name: 'Crude', searchContext: { keywords: ['oil'], queryLanguage: 2 } satisfies SearchContext }]],
    ])
    await act(async () => answer('new-id'))
    expect([feedOf(charts.workspace.getSnapshot(), 0), notice(), left.mock.calls]).toEqual([
      {
        ...{ id: 'new-id', name: 'Crude' },
        searchContext: { keywords: ['oil'], queryLanguage: 2 },
        saved: { keywords: ['oil'], queryLanguage: 2 },
      },
      'Preset “Crude” saved.',
      [[0]],
    ])
  })

  it('FED-13 a feed without a preset can only be saved as a new one; a loaded preset can also be updated', async () => {
    const updatePreset = vi.fn(async () => undefined)
    const { charts, notify } = await showSaver({ updatePreset })
    const without = names()
    const feed = { ...gold, saved: gold.searchContext }
    await notify(({ workspace }) => workspace.send({ type: 'feed.replaced', slot: 0, feed }))
    await press('Back to the filters')
    await press('Clear All')
    await open('Tickers')
    await userEvent.type(screen.getByLabelText('Add Tickers'), 'gld{Enter}')
    await press('Back to all filters')
    await press('Save Preset')
    await press('Update “Gold”')
    expect([without.filter((name) => name?.startsWith('Update')), updatePreset.mock.calls]).toEqual([
      [],
      [[user, { id: 'gold', searchContext: { tickers: ['GLD'] }, base: { searchContext: gold.searchContext } }]],
    ])
    expect(feedOf(charts.workspace.getSnapshot(), 0)?.searchContext).toEqual({ tickers: ['GLD'] })
  })

  it('FED-17 shows the differences to a preset that was changed elsewhere, and saves the chosen one', async () => {
    const elsewhere = { ...gold, searchContext: { topics: ['METALS' as const], tickers: ['GLD'] } }
    const updatePreset = vi
      .fn<(...asked: unknown[]) => Promise<undefined>>(async () => undefined)
      .mockRejectedValueOnce(new Failure('refused', 409, elsewhere))
    const { notify } = await showSaver({ updatePreset })
    const feed = { ...gold, saved: gold.searchContext }
    await notify(({ workspace }) => workspace.send({ type: 'feed.replaced', slot: 0, feed }))
    await press('Back to the filters')
    await open('Keywords')
    await userEvent.type(screen.getByLabelText('Add Keywords'), 'mine{Enter}')
    await press('Back to all filters')
    await press('Save Preset')
    await press('Update “Gold”')
    const question = screen.getByRole('group', { name: '“Gold” was changed elsewhere' })
    const said = question.querySelector('p')?.innerHTML.split('<br>')
    await press('Keep mine')
    expect([said, updatePreset.mock.calls.at(-1)?.[1]]).toEqual([
      ['Only in yours: mine, oil', 'Only in what was saved elsewhere: Metals, GLD'],
      {
        id: 'gold',
        searchContext: { keywords: ['oil', 'mine'], queryLanguage: 2 },
        base: { searchContext: elsewhere.searchContext },
      },
    ])
  })

  it('FED-13 ERR-07 a name that failed to save stays with the focus, and one that is too long shows an error', async () => {
    const { field, notice } = await showSaver({ createPreset: () => Promise.reject(new Failure('refused', 409)) })
    await userEvent.type(field, 'Crude')
    await press('Save Preset')
    expect([field.value, notice(), document.activeElement?.textContent]).toEqual([
      'Crude',
      'You have reached the limit of 200 presets. Delete one first.',
      'Save Preset',
    ])
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(101))
    expect([
      is('Save Preset', 'disabled'),
      screen.getByText('A name has at most 100 characters; this one has 101.').tagName,
    ]).toEqual([true, 'P'])
  })
})

it('FED-14 a visitor who asks for presets of their own is shown LogIn, and continues after signing in', async () => {
  const { charts, notify } = await showBuilder({}, { isMember: false })
  await press('Load Preset')
  await press('Your own presets')
  const page = pageOf(charts.overlay.getSnapshot())
  await notify(({ overlay, session, presets }) => {
    overlay.send({ type: 'signIn.given' })
    session.send({ type: 'signIn.given', signIn: { user, token: 'token', turn: 1, since: 1 } })
    presets.send({ type: 'user.came', user })
  })
  expect([
    page,
    pageOf(charts.overlay.getSnapshot()),
    screen.getByRole('list', { name: 'Saved presets' }).children.length,
  ]).toEqual(['LogIn', undefined, 2])
})

it('FED-14 a visitor sees what a feed can begin with, and one press shows it there', async () => {
  const { left, search } = await showBuilder({}, { isMember: false })
  await press('Load Preset')
  const offered = within(screen.getByRole('list', { name: 'Presets to begin with' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  await press(/^Energy and metals/)
  const shown = search()
  await press('Load Preset')
  expect([offered, shown, left.mock.calls, screen.getByText('Loaded').closest('li')?.textContent]).toEqual([
    [
      ...['Important onlyis:important', 'EarningsEarnings'],
      'Central banks"central bank" OR Fed OR ECB OR BoE OR BoJ',
      ...['Analyst ratingsAnalyst Ratings', 'Energy and metalsOil & Gas, Metals, Commodities', 'CryptoCrypto'],
    ],
    { topics: ['OIL_AND_GAS', 'METALS', 'COMMODITIES'] },
    [[0]],
    'Energy and metalsLoadedOil & Gas, Metals, Commodities',
  ])
})

it("FED-03 QRY-12 the user's folders and own sources stand first among the News Sources, beside what is simulated, and one that is chosen makes the search that of real headlines", async () => {
  const { own, search } = await showBuilder({ listOptions: async () => ({ newsSources: plain('Simulated Wire') }) })
  await own()
  await open('News Sources')
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await until(() =>
    expect(offered()).toEqual(['Wires (folder)', 'Harbor Wire', 'My desk', 'Simulated Wire (simulated)']),
  )
  await userEvent.click(screen.getByRole('option', { name: 'My desk' }))
  await userEvent.click(screen.getByRole('option', { name: 'Wires (folder)' }))
  expect(active('News Sources')).toEqual(['My desk', 'Wires (folder)'])
  await press('Apply Filters')
  expect(search()).toEqual({ newsSources: ['My desk', 'folder:Wires'], origin: 'real' })
})
