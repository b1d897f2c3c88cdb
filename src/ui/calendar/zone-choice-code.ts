import type { ComponentType } from 'react'
import type { LazyPart } from '../kit/lazy.ts'

export const zoneChoiceCode: LazyPart<ComponentType> = {
  name: 'time zones',
  load: () => import('./ZoneChoice.tsx').then(({ ZoneChoice }) => ZoneChoice),
}
