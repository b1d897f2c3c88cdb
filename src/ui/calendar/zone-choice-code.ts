import type { ComponentType } from 'react'
import type { LazyPart } from '../kit/lazy.ts'

export const zoneChoiceCode: LazyPart<ComponentType> = {
  name: 'time zones',
  load: () => import('./options/ZoneChoice.tsx').then(({ ZoneChoice }) => ZoneChoice),
}
