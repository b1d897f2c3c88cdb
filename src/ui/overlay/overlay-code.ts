import type { ComponentType } from 'react'
import { withForms } from '../forms.tsx'
import type { LazyPart } from '../kit/lazy.ts'

export const overlayCode: LazyPart<ComponentType> = {
  name: 'overlay',
  load: (charts) =>
    withForms(
      charts,
      import('./Overlay.tsx').then(({ Overlay }) => Overlay),
    ),
}
