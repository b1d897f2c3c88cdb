import { useSelector } from '@xstate/react'
import {
  hasFailed,
  isAsking,
  isOpen,
  isVisiting,
  knownSources,
  sourcesOf,
} from '../../../machines/sources/own-sources.machine.ts'
import { useCharts } from '../../charts.tsx'
import header from '../../kit/panel/PageHeader.module.css'
import { Panel } from '../../kit/panel/Panel.tsx'
import { useFailure } from '../../markets/MarketState.tsx'
import { LoadState } from '../LoadState.tsx'
import { AddSource } from './AddSource.tsx'
import { FileTools } from './FileTools.tsx'
import { ImportReport } from './ImportReport.tsx'
import { Notices } from './Notices.tsx'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'
import { Packs } from './Packs.tsx'
import { SourceList } from './SourceList.tsx'

/** SRC-05: the sources of the user. Until it is known who is here it is as high as for visitors, so that nothing moves for them. */
export function OwnSources() {
  const { ownSources } = useOwn()
  const count = useSelector(ownSources, knownSources).length
  const isTheirs = useSelector(ownSources, isOpen)
  const isVisitor = useSelector(ownSources, isVisiting)
  return (
    <Panel
      title="Your sources"
      className={styles.panel}
      signs={count > 0 && <span className={styles.count}>{count}</span>}
      tools={isTheirs && <FileTools />}
    >
      {isTheirs ? <Theirs /> : isVisitor ? <Visitor /> : <p className={styles.line}>Loading…</p>}
    </Panel>
  )
}

const Theirs = () => (
  <>
    <AddSource />
    <ImportReport />
    <Notices />
    <Failure />
    <SourceList />
    <Packs />
  </>
)

function Visitor() {
  const { overlay } = useCharts()
  return (
    <p className={styles.line}>
      <span>With an account you add feeds and news sites of your own, and read them here.</span>
      <button type="button" className={header.act} onClick={() => overlay.send({ type: 'logIn.asked' })}>
        Sign In
      </button>
    </p>
  )
}

function Failure() {
  const { ownSources } = useOwn()
  return (
    <LoadState
      className={styles.line}
      what={useFailure('Your sources could not be loaded.')}
      hasFailed={useSelector(ownSources, hasFailed)}
      isAsking={useSelector(ownSources, isAsking)}
      isWaiting={useSelector(ownSources, sourcesOf) === undefined}
      onRetry={() => ownSources.send({ type: 'retry.pressed' })}
    />
  )
}
