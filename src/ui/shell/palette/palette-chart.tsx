import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { paletteMachine } from '../../../machines/shell/palette.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useLive } from '../../kit/live.ts'

export type PaletteChart = ActorRefFrom<typeof paletteMachine>
type Value = { palette: PaletteChart }
const PaletteContext = createContext<Value | undefined>(undefined)

export function PaletteProvider({ value, children }: { value: Value; children: ReactNode }) {
  return <PaletteContext value={useLive(useCharts().root, value)}>{children}</PaletteContext>
}

/** Throws outside of `PaletteProvider`. */
export function usePalette() {
  const value = use(PaletteContext)
  if (!value) throw new Error('There is no PaletteProvider around this component.')
  return value.palette
}
