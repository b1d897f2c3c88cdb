import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { isChoosing } from '../../machines/consent/consent.machine.ts'
import { useCharts } from '../charts.tsx'
import { Gate } from '../kit/Gate.tsx'
import { cookieSettingsCode } from './cookie-settings-code.ts'

export function ConsentGate() {
  const { consent } = useCharts()
  const leave = useCallback(() => consent.send({ type: 'settings.left' }), [consent])
  return <Gate code={cookieSettingsCode} isOpen={useSelector(consent, isChoosing)} onAbsence={leave} />
}
