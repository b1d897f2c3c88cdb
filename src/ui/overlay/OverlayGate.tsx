import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { pageOf } from '../../machines/overlay/overlay.machine.ts'
import { useCharts } from '../charts.tsx'
import { Gate } from '../kit/Gate.tsx'
import { overlayCode } from './overlay-code.ts'

export function OverlayGate() {
  const { overlay } = useCharts()
  const isOpen = useSelector(overlay, (snapshot) => pageOf(snapshot) !== undefined)
  const leave = useCallback(() => overlay.send({ type: 'overlay.dismissed' }), [overlay])
  return <Gate code={overlayCode} isOpen={isOpen} onAbsence={leave} />
}
