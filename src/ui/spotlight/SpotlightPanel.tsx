import type { ReactNode } from 'react'
import { product } from '../../rules/product.ts'
import { Panel, SimulatedChip } from '../kit/Panel.tsx'
import { Standing } from '../kit/Standing.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './Spotlight.module.css'
import { SpotlightBody } from './SpotlightBody.tsx'
import { SpotlightPill } from './SpotlightPill.tsx'
import { SpotlightSearch } from './SpotlightSearch.tsx'
import { useSpotlight } from './useSpotlight.ts'

/** SPT-01: it has no control that closes or minimises it; where it is given one by its place, that stands in its header. */
export function SpotlightPanel({ isOpen, collapse }: { isOpen: boolean; collapse: ReactNode }) {
  const { spotlight } = useWidgets()
  const { standing, isSimulated } = useSpotlight(spotlight)
  const signs = (
    <>
      <Standing {...standing} />
      {isSimulated && <SimulatedChip what="Invented events about real companies, made by this program" />}
    </>
  )
  return (
    <Panel title={`${product.name} Spotlight`} isOpen={isOpen} signs={signs} tools={collapse}>
      <SpotlightSearch />
      <SpotlightPill
        spotlight={spotlight}
        className={styles.pill}
        onPress={() => spotlight.send({ type: 'newest.asked' })}
      />
      <SpotlightBody />
    </Panel>
  )
}
