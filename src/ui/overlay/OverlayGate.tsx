import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { pageOf } from '../../machines/overlay.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import { overlayCode } from './overlay-code.ts'

/** Brings the overlay's code when a page of it is first asked for. */
export function OverlayGate() {
  const { overlay, notification } = useCharts()
  const isOpen = useSelector(overlay, (snapshot) => pageOf(snapshot) !== undefined)
  const code = useLater(overlayCode)

  useEffect(() => {
    if (isOpen) void open()
    async function open() {
      if (await overlayCode.ask()) return
      overlay.send({ type: 'overlay.dismissed' })
      const text = 'This could not be loaded. Please try again.'
      notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
    }
  }, [isOpen, overlay, notification])

  return code.status === 'here' && <code.part />
}
