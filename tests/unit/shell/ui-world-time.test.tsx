// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createCalendar } from '../../../src/adapters/calendar/calendar.ts'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import { calendarMachine } from '../../../src/machines/calendar/calendar.machine.ts'
import type { ChoicesEvent, ListsEvent } from '../../../src/machines/calendar/calendar-parts.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { dayOf } from '../../../src/rules/shared/time/formats.ts'
import { worldTimeOf } from '../../../src/ui/shell/WorldTime.tsx'
import { createInstallationChart, simulatedOnly } from '../installation/installation-chart.ts'

const now = Date.parse('2026-11-25T12:00:00.000Z')
const DAY = 86_400_000

function worldIn(content?: string) {
  const meta = document.createElement('meta')
  meta.name = 'world'
  meta.content = content ?? ''
  if (content !== undefined) document.head.append(meta)
  const world = createWorld({ ...browserEnvironment(), now: () => now })
  meta.remove()
  return world
}

it.each([
  ['the real clock', undefined, now],
  ['the clock that the page names', `${-3 * DAY}`, now - 3 * DAY],
])('WLD-08 what is shown goes by %s from the first paint on', (_, content, expected) => {
  const world = worldIn(content)
  expect([world.now(), world.isElsewhere()]).toEqual([expected, expected !== now])
})

it('LAY-08 WLD-08 the day is read again when the world moves', () => {
  const world = worldIn()
  const { read, watchJumps } = createCalendar(world, dayOf)
  const days: unknown[] = []
  onTestFinished(watchJumps(() => days.push([read().day, read().isElsewhere])))
  for (const offsetMs of [2 * DAY, 0]) world.move(offsetMs)
  expect(days).toEqual([
    ['2026-11-27', true],
    ['2026-11-25', false],
  ])
})

it('WLD-08 the line says the time in New York, to the minute, and the scenario', async () => {
  const moment = Date.parse('2024-01-24T21:05:00.000Z')
  const silence = fromCallback(() => undefined)
  const calendar = createActor(
    calendarMachine.provide({
      actors: {
        watchClock: silence,
        followLists: fromCallback<ListsEvent, string | undefined>(() => undefined),
        keepChoices: fromCallback<ChoicesEvent>(() => undefined),
      },
    }),
    { input: { now: moment, homeZone: 'UTC' } },
  ).start()
  const installation = createInstallationChart().start()
  const WorldTime = worldTimeOf({ calendar, installation })
  render(<WorldTime />)
  const line = screen.getByText(/^World/)
  const seen = [line.textContent]
  await act(async () => {
    installation.send({
      type: 'installation.named',
      installation: { ...simulatedOnly, world: { scenario: 'earnings-night', offsetMs: 1 } },
    })
    calendar.send({ type: 'clock.ticked', now: moment + 61_000 })
  })
  seen.push(line.textContent)
  expect(seen).toEqual([
    'World time: Wed, Jan 24, 2024, 16:05 ET',
    'World time: Wed, Jan 24, 2024, 16:06 ET · scenario Earnings Night',
  ])
})
