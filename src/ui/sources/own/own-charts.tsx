import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { layoutOf } from '../../../machines/shared/layout.machine.ts'
import type { ownSourcesMachine } from '../../../machines/sources/own-sources.machine.ts'
import type { sourceAddingMachine } from '../../../machines/sources/source-adding.machine.ts'
import type { sourceFileMachine } from '../../../machines/sources/source-file.machine.ts'
import type { sourceFormMachine } from '../../../machines/sources/source-form.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useLive } from '../../kit/live.ts'
import { paletteCode } from '../../palette-code.ts'

/** The sources of the user, and what is done with them: one is added, renamed, and all are read from a file or saved in one. */
export type OwnCharts = {
  ownSources: ActorRefFrom<typeof ownSourcesMachine>
  sourceAdding: ActorRefFrom<typeof sourceAddingMachine>
  sourceFile: ActorRefFrom<typeof sourceFileMachine>
  sourceForm: ActorRefFrom<typeof sourceFormMachine>
}

const OwnContext = createContext<OwnCharts | undefined>(undefined)

export function OwnProvider({ value, children }: { value: OwnCharts; children: ReactNode }) {
  const { ownSources, sourceAdding, sourceFile, sourceForm } = value
  const charts = { ownSources, sourceAdding, sourceFile, sourceForm }
  return <OwnContext value={useLive(useCharts().root, charts)}>{children}</OwnContext>
}

/** Throws outside of `OwnProvider`. */
export function useOwn() {
  const charts = use(OwnContext)
  if (!charts) throw new Error('There is no OwnProvider around this component.')
  return charts
}

/** Shows the headlines of a publisher in a feed of the Terminal; on a phone in the one that is in sight. The palette opens it, and offers Undo. */
export function useFeedOf() {
  const { ownSources } = useOwn()
  const { layout, lazyOf } = useCharts()
  const palette = lazyOf(paletteCode)
  return (name: string) => {
    palette.send({ type: 'part.wanted' })
    ownSources.send({ type: 'feed.asked', name, isOne: layoutOf(layout.getSnapshot()) === 'mobile' })
  }
}
