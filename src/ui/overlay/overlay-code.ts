import type { Charts } from '../charts.tsx'
import { withForms } from '../forms.tsx'
import { createLater } from '../kit/later.ts'

export const overlayCode = createLater((charts: Charts) =>
  withForms(
    charts,
    import('./Overlay.tsx').then(({ Overlay }) => Overlay),
  ),
)
