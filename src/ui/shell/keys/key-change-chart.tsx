import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { keyChangeMachine } from '../../../machines/shell/key-change.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useLive } from '../../kit/live.ts'

export type KeyChangeChart = ActorRefFrom<typeof keyChangeMachine>
type Value = { keyChange: KeyChangeChart }
const KeyChangeContext = createContext<Value | undefined>(undefined)

export function KeyChangeProvider({ value, children }: { value: Value; children: ReactNode }) {
  return <KeyChangeContext value={useLive(useCharts().root, value)}>{children}</KeyChangeContext>
}

/** Throws outside of `KeyChangeProvider`. */
export function useKeyChange() {
  const value = use(KeyChangeContext)
  if (!value) throw new Error('There is no KeyChangeProvider around this component.')
  return value.keyChange
}
