import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { spotlightMachine } from '../../machines/spotlight/spotlight.machine.ts'
import { product } from '../../rules/shared/product/product.ts'
import { Panel, SimulatedChip } from '../kit/panel/Panel.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import styles from './Spotlight.module.css'
import { SpotlightBody } from './SpotlightBody.tsx'
import { SpotlightPill } from './SpotlightPill.tsx'
import { SpotlightSearch } from './SpotlightSearch.tsx'
import { SpotlightProvider, useSpotlightChart } from './spotlight-chart.ts'
import { useSpotlight } from './useSpotlight.ts'

type Props = { isOpen: boolean; collapse: ReactNode }

/** The panel of a chart. */
export const spotlightPanelOf = (spotlight: ActorRefFrom<typeof spotlightMachine>) => (props: Props) => (
  <SpotlightProvider value={spotlight}>
    <SpotlightPanel {...props} />
  </SpotlightProvider>
)

/** SPT-01: it has no control that closes or minimises it; where it is given one by where it stands, that stands in its header. */
export function SpotlightPanel({ isOpen, collapse }: Props) {
  const spotlight = useSpotlightChart()
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
