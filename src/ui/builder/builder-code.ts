import type { Charts } from '../charts.tsx'
import { createLater } from '../kit/later.ts'
import { withWidgets } from '../widgets.tsx'

export const builderCode = createLater((charts: Charts) =>
  withWidgets(charts, () => import('./Builder.tsx').then(({ Builder }) => Builder)),
)
