import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isHeld, isPinned, type spotlightMachine, waitingCount } from '../../machines/spotlight/spotlight.machine.ts'
import { WaitingPill } from '../kit/panel/WaitingPill.tsx'

type Props = { spotlight: ActorRefFrom<typeof spotlightMachine>; className?: string; onPress: () => void }

export function SpotlightPill({ spotlight, className, onPress }: Props) {
  const holds = useSelector(spotlight, isHeld)
  const pinned = useSelector(spotlight, isPinned)
  const waiting = useSelector(spotlight, waitingCount)
  return holds && <WaitingPill waiting={waiting} isPinned={pinned} className={className} onPress={onPress} />
}
