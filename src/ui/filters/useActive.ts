import { useSelector } from '@xstate/react'
import { activeIn, shownTickersOf } from '../../machines/filters/builder.machine.ts'
import { unknownOf } from '../../machines/filters/ticker-check.machine.ts'
import type { Active } from '../../rules/filters/filters.ts'
import { useBuilder } from './builders.ts'

/** What is active in the category that is open. */
export function useActive() {
  const { builder } = useBuilder()
  return useSelector(builder, activeIn, isSame)
}

const isSame = (a: readonly Active[], b: readonly Active[]) =>
  a.length === b.length && a.every(({ label, isMuted }, at) => label === b[at]?.label && isMuted === b[at].isMuted)

/** FED-20: the active values that are tickers which the directory does not know. */
export function useUnknown() {
  const { builder, tickerCheck } = useBuilder()
  const active = useActive()
  const isOfTickers = useSelector(builder, (snapshot) => shownTickersOf(snapshot) !== undefined)
  const unknown = useSelector(tickerCheck, unknownOf)
  return active.map(({ value }) => value).filter((value) => isOfTickers && unknown.includes(value))
}
