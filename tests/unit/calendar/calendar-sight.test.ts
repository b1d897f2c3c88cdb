import { expect, it } from 'vitest'
import type { Widget } from '../../../src/contract/shared/workspace.ts'
import { stepToCalendar } from '../../../src/rules/calendar/calendar-sight.ts'
import type { Layout } from '../../../src/rules/shared/page/shell.ts'
import { firstWorkspace } from '../../../src/rules/shared/page/workspace.ts'

const without: Widget[] = ['EVENTS']
const { openWidgets, openDrawers } = firstWorkspace
const panel = { type: 'widget.toggled', widget: 'CALENDAR' }
const column = { type: 'drawer.toggled', side: 'right' }
const over = (what: string) => ({ type: 'over.asked', over: what })

it.each<[string, Layout, Widget[], typeof openDrawers, string | undefined, unknown]>([
  ['a desktop’s calendar that is open in an open column', 'desktop', openWidgets, openDrawers, undefined, undefined],
  ['a desktop’s minimized calendar', 'desktop', without, openDrawers, undefined, panel],
  ['a desktop’s calendar in a column that is closed', 'desktop', openWidgets, ['left'], undefined, column],
  ['a tablet’s column that is not over the feeds', 'tablet', openWidgets, openDrawers, 'left', over('right')],
  ['a tablet’s minimized calendar', 'tablet', without, openDrawers, 'right', panel],
  ['a tablet’s calendar over the feeds', 'tablet', openWidgets, [], 'right', undefined],
  ['a phone’s feeds', 'mobile', openWidgets, openDrawers, 'right', over('calendar')],
  ['a phone’s calendar, whatever is open beside it', 'mobile', without, [], 'calendar', undefined],
])('RTE-20 the next step to see %s', (_, layout, widgets, drawers, lies, step) => {
  const workspace = { openWidgets: widgets, openDrawers: drawers }
  expect(stepToCalendar({ layout, workspace, over: lies })).toEqual(step)
})
