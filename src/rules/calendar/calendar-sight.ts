import type { Workspace } from '../../contract/shared/workspace.ts'
import type { Layout } from '../shared/page/shell.ts'

const steps = {
  sheet: { type: 'over.asked', over: 'calendar' },
  columnOver: { type: 'over.asked', over: 'right' },
  column: { type: 'drawer.toggled', side: 'right' },
  panel: { type: 'widget.toggled', widget: 'CALENDAR' },
} as const

/** What the workspace is asked for, so that the calendar comes nearer into sight. */
export type CalendarStep = (typeof steps)[keyof typeof steps]

type Seen = { layout: Layout; workspace: Pick<Workspace, 'openWidgets' | 'openDrawers'>; over: string | undefined }

/** The next step to a calendar in sight (RTE-20), always the same object; undefined where it is. */
export function stepToCalendar({ layout, workspace, over }: Seen): CalendarStep | undefined {
  if (layout === 'mobile') return over === 'calendar' ? undefined : steps.sheet
  if (!workspace.openWidgets.includes('CALENDAR')) return steps.panel
  if (layout === 'tablet') return over === 'right' ? undefined : steps.columnOver
  return workspace.openDrawers.includes('right') ? undefined : steps.column
}
