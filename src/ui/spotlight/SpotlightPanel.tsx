import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { SIMULATED } from '../../contract/news.ts'
import { shownOf, type spotlightMachine } from '../../machines/spotlight.machine.ts'
import { product } from '../../rules/product.ts'
import { listStanding } from '../feed/standing.ts'
import { Panel, SimulatedChip } from '../kit/Panel.tsx'
import { Standing } from '../kit/Standing.tsx'
import { useWidgets } from '../widgets.tsx'
import { SpotlightBody } from './SpotlightBody.tsx'
import { SpotlightPill } from './SpotlightPill.tsx'
import { SpotlightSearch } from './SpotlightSearch.tsx'
import { useSpotlight } from './useSpotlight.ts'

/** SPT-01: it has no control that closes or minimises it; where it is given one by its place, that stands in its header. */
export function SpotlightPanel({ isOpen, collapse }: { isOpen: boolean; collapse: ReactNode }) {
  const { spotlight } = useWidgets()
  const facts = useSpotlight()
  const isSimulated = useSelector(spotlight, showsSimulated)
  const standing = facts.isLate ? ({ tone: 'stale', word: 'No answer' } as const) : listStanding(facts)
  const signs = (
    <>
      <Standing {...standing} />
      {isSimulated && <SimulatedChip what="Invented events about real companies, made by this program" />}
    </>
  )
  return (
    <Panel title={`${product.name} Spotlight`} isOpen={isOpen} signs={signs} tools={collapse}>
      <SpotlightSearch />
      <SpotlightPill />
      <SpotlightBody />
    </Panel>
  )
}

const showsSimulated = (snapshot: SnapshotFrom<typeof spotlightMachine>) =>
  shownOf(snapshot).some(({ source }) => source === SIMULATED)
