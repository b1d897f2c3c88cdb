import type { ComponentType } from 'react'
import type { FeedSlot } from '../../../rules/shared/page/workspace.ts'
import type { LazyPart } from '../../kit/lazy.ts'
import { withWidgets } from '../../widgets.tsx'

export const emptyReasonCode: LazyPart<ComponentType<{ slot: FeedSlot }>> = {
  name: 'emptyReason',
  load: (charts) =>
    withWidgets(charts, async ({ builders }) => {
      const [{ reasonOf }, { emptyReasonOf }] = await Promise.all([import('./EmptyReason.tsx'), builders()])
      return reasonOf(emptyReasonOf)
    }),
}
