// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { expandedOf } from '../../../src/machines/spotlight/spotlight.machine.ts'
import { SpotlightView } from '../../../src/ui/news-pit/spotlight/SpotlightView.tsx'
import { until } from '../../setup.ts'
import { storyOf } from '../content/content-item.ts'
import { listOf } from '../spotlight/list-of.ts'
import { showPit } from './ui-pit.tsx'

const COUNT = 300
/** The number of cards that stay rendered, beside the lead. */
const KEPT = 180
/** Stands above the lanes, and is always rendered. */
const LEAD = 1
const items = Array.from({ length: COUNT }, (_, nth) => storyOf(`n${COUNT - nth}`, { at: COUNT - nth }))
const cards = () => screen.queryAllByRole('article')
const positions = () => cards().map(({ ariaPosInSet }) => Number(ariaPosInSet))
const stops = () => cards().filter(({ tabIndex }) => tabIndex === 0)

/** The callbacks that wait for the thread to be idle. */
const asked = new Map<number, (deadline: { timeRemaining: () => number }) => void>()
let last = 0
beforeEach(() => {
  asked.clear()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    last += 1
    asked.set(last, run)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => asked.delete(id))
})
/** Gives the thread that many idle milliseconds. */
const rest = (time: number) =>
  act(async () => {
    const runs = [...asked.values()]
    asked.clear()
    for (const run of runs) run({ timeRemaining: () => time })
  })

/** Runs idle callbacks until none is left. */
async function settle() {
  for (let turn = 0; asked.size > 0 && turn < COUNT; turn++) await rest(50)
  expect(asked.size).toBe(0)
}

async function showSpotlight() {
  const pit = await showPit(<SpotlightView />)
  await pit.notify(({ connection, spotlight }) => {
    connection.send({ type: 'connection.opened', at: 0 })
    listOf(spotlight).send({ type: 'connection.opened' })
    listOf(spotlight).send({ type: 'items.replaced', items })
  })
  return pit
}

it('PIT-02 renders the cards near the viewport at once, and the others while the thread is idle', async () => {
  await showSpotlight()
  const first = cards().length
  await rest(5)
  const busy = cards().length
  // it requests another idle period
  await until(() => expect(asked.size).toBe(1))
  await rest(50)
  const idle = cards().length
  await settle()
  expect([first < KEPT - 4, busy - first, idle - first, cards().length, positions()[0]]).toEqual([
    ...[true, 0, 4],
    ...[LEAD + KEPT, 1],
  ])
})

it('PIT-02 distant cards except the current one are dropped while the thread is idle', async () => {
  const { notify } = await showSpotlight()
  await settle()
  await notify(({ spotlight }) => spotlight.send({ type: 'row.focused', id: `n${COUNT - 1}` }))
  const scroller = screen.getByRole('feed').parentElement ?? document.body
  scroller.scrollTop = 1_000_000
  await act(async () => fireEvent.scroll(scroller))
  await settle()
  expect([cards().length, positions().slice(0, 2), positions().at(-1)]).toEqual([LEAD + KEPT + 1, [1, 2], COUNT])
  expect(positions()[2]).toBeGreaterThan(COUNT - KEPT - 10)
})

it('PIT-02 only the cards near the viewport are rendered at first after a change of width', async () => {
  await showSpotlight()
  const first = cards().length
  await rest(50)
  await rest(50)
  vi.stubGlobal('innerWidth', 900)
  fireEvent(window, new Event('resize'))
  const narrower = cards().length
  await rest(50)
  fireEvent(window, new Event('resize'))
  expect([narrower, cards().length]).toEqual([first, first + 4])
})

it('PIT-02 a new card updates the position of all others', async () => {
  const { notify } = await showSpotlight()
  await notify(({ spotlight }) =>
    listOf(spotlight).send({ type: 'items.merged', items: [storyOf('new', { at: COUNT + 1 })] }),
  )
  expect([
    positions()[0],
    positions().at(-1) === cards().length,
    new Set(cards().map(({ ariaSetSize }) => ariaSetSize)),
  ]).toEqual([1, true, new Set([`${COUNT + 1}`])])
})

it('PIT-02 Tab reaches one card: the newest, or the current one, which is always rendered', async () => {
  const { notify } = await showSpotlight()
  const newest = stops().map(({ dataset }) => dataset.id)
  await notify(({ spotlight }) => {
    spotlight.send({ type: 'row.focused', id: `n${COUNT}` })
    spotlight.send({ type: 'row.wanted', to: 'last' })
  })
  expect([newest, stops().map(({ dataset }) => dataset.id), document.activeElement === cards().at(-1)]).toEqual([
    [`n${COUNT}`],
    ['n1'],
    true,
  ])
})

it('PIT-02 a closed card can be pressed anywhere, an open one on its headline', async () => {
  const { spotlight } = await showSpotlight()
  const time = () => cards()[0]?.querySelector('time') ?? document.body
  await userEvent.click(time())
  const opened = expandedOf(spotlight.getSnapshot())
  await userEvent.click(time())
  const still = expandedOf(spotlight.getSnapshot())
  await userEvent.click(screen.getByRole('button', { expanded: true }))
  expect([opened, still, expandedOf(spotlight.getSnapshot())]).toEqual([[`n${COUNT}`], [`n${COUNT}`], []])
})
