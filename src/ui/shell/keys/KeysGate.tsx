import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { isListOpen } from '../../../machines/shell/keys.machine.ts'
import { useCharts } from '../../charts.tsx'
import { Gate } from '../../kit/Gate.tsx'
import { keysCode } from './keys-code.ts'

export function KeysGate() {
  const { keys } = useCharts()
  const leave = useCallback(() => keys.send({ type: 'list.left' }), [keys])
  return <Gate code={keysCode} isOpen={useSelector(keys, isListOpen)} onAbsence={leave} />
}
