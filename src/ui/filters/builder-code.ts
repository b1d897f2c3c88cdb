import type { ComponentType } from 'react'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import type { LazyPart } from '../kit/lazy.ts'
import { withWidgets } from '../widgets.tsx'

export const builderCode: LazyPart<ComponentType<{ slot: FeedSlot }>> = {
  name: 'builder',
  load: (charts) =>
    withWidgets(charts, async ({ builders }) => {
      const [{ builderOf }, made] = await Promise.all([import('./Builder.tsx'), builders()])
      return builderOf(made)
    }),
}
