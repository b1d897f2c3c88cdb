// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { isDrawerOpen } from '../../../src/machines/shared/workspace.machine.ts'
import { Terminal } from '../../../src/ui/terminal/Terminal.tsx'
import { Toolbar } from '../../../src/ui/terminal/Toolbar.tsx'
import { show } from '../markets/ui-charts.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const LEFT = 'Spotlight and Live TV'
const RIGHT = 'Calendar and Charts'
const drawer = (name: string) => document.querySelector<HTMLElement>(`aside[aria-label="${name}"]`)

it('TRM-01 the feeds are between the left and the right column, under their heading', async () => {
  await show(<Terminal />)
  const parts = [...document.querySelectorAll('aside, [data-panel="feed-0"]')].map((part) => part.ariaLabel ?? 'feed')
  expect([screen.getByRole('heading', { name: 'Terminal News Feeds' }).tagName, parts]).toEqual([
    'H2',
    [LEFT, 'feed', RIGHT],
  ])
})

it.each([
  ['left', LEFT, RIGHT],
  ['right', RIGHT, LEFT],
] as const)('TRM-01 the %s drawer is open by default, and can be minimized and restored', async (side, name, other) => {
  const { charts } = await show(<Terminal />)
  const seen: unknown[] = []
  const look = (act: string) => {
    const isOpen = isDrawerOpen(charts.workspace.getSnapshot(), side)
    seen.push([drawer(name)?.hidden, drawer(other)?.hidden, isOpen, button(`${act} ${name}`).ariaExpanded])
  }
  look('Minimize')
  await userEvent.click(button(`Minimize ${name}`))
  look('Restore')
  await userEvent.click(button(`Restore ${name}`))
  look('Minimize')
  expect(seen).toEqual([
    [false, false, true, 'true'],
    [true, false, false, 'false'],
    [false, false, true, 'true'],
  ])
})

it('TRM-02 Add Feed is enabled below three feeds and Remove Feed above one; otherwise each looks disabled', async () => {
  await show(<Toolbar />)
  const seen: unknown[] = []
  const look = () =>
    seen.push([
      screen.getByRole('status').textContent,
      button('Add Feed').ariaDisabled,
      button('Remove Feed').ariaDisabled,
    ])
  look()
  for (const name of ['Remove Feed', 'Add Feed', 'Add Feed', 'Add Feed', 'Remove Feed']) {
    await userEvent.click(button(name))
    look()
  }
  expect(seen).toEqual([
    ['1 feed', 'false', 'true'],
    ['1 feed', 'false', 'true'],
    ['2 feeds', 'false', 'false'],
    ['3 feeds', 'true', 'false'],
    ['3 feeds', 'true', 'false'],
    ['2 feeds', 'false', 'false'],
  ])
})

it('TRM-04 all widgets except the Spotlight open and collapse; only the single chart starts closed', async () => {
  await show(<Terminal />)
  const names = ['Market Flux Spotlight', 'Live TV', 'Calendar', 'Market overview', 'Chart']
  const bodies = () =>
    names.map((name) => document.querySelector(`section[aria-label="${name}"]`)?.querySelector(':scope > div') !== null)
  const toggles = () =>
    names.map((name) => document.querySelector(`button[aria-label$="e ${name}"]`)?.getAttribute('aria-expanded'))
  const seen: unknown[] = [[bodies(), toggles()]]
  for (const name of ['Minimize Live TV', 'Minimize Calendar', 'Minimize Market overview', 'Restore Chart']) {
    await userEvent.click(button(name))
  }
  seen.push([bodies(), toggles()])
  expect(seen).toEqual([
    [
      [true, true, true, true, false],
      [undefined, 'true', 'true', 'true', 'false'],
    ],
    [
      [true, false, false, false, true],
      [undefined, 'false', 'false', 'false', 'true'],
    ],
  ])
})

it('TRM-02 a phone has one feed, and no feed count', async () => {
  const { notify } = await show(<Toolbar />)
  await notify(({ layout }) => layout.send({ type: 'screen.changed', screen: { layout: 'mobile', pointer: 'coarse' } }))
  expect(screen.queryByRole('button', { name: 'Add Feed' })).toBe(null)
})
