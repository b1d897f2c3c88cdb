import { useSelector } from '@xstate/react'
import { activeIn } from '../../machines/filters/builder.machine.ts'
import type { Active } from '../../rules/filters/filters.ts'
import { useBuilder } from './builders.ts'

/** What is active in the category that is open. */
export function useActive() {
  const { builder } = useBuilder()
  return useSelector(builder, activeIn, isSame)
}

const isSame = (a: readonly Active[], b: readonly Active[]) =>
  a.length === b.length && a.every(({ label, isMuted }, at) => label === b[at]?.label && isMuted === b[at].isMuted)
