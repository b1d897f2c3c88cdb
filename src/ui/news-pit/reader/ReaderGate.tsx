import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { isReading } from '../../../machines/news-pit/library.machine.ts'
import { useCharts } from '../../charts.tsx'
import { Gate } from '../../kit/Gate.tsx'
import { whenIdle } from '../../kit/when-idle.ts'
import { usePit } from '../pit.tsx'
import { readerCode } from './reader-code.ts'

/** The reader's code is brought while the list is looked at. */
export function ReaderGate() {
  const { library } = usePit()
  const { lazyOf } = useCharts()
  const isOpen = useSelector(library, isReading)
  const leave = useCallback(() => library.send({ type: 'reader.left' }), [library])
  useEffect(() => {
    whenIdle(() => lazyOf(readerCode).send({ type: 'part.expected' }))
  }, [lazyOf])
  return <Gate code={readerCode} isOpen={isOpen} onAbsence={leave} />
}
