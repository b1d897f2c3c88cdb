import { useSelector } from '@xstate/react'
import type { Side } from '../../contract/shared/workspace.ts'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { feedsOf, isArranged } from '../../machines/shared/workspace.machine.ts'
import { useCharts } from '../charts.tsx'
import { AddIcon, LeftDrawerIcon, RemoveIcon, RightDrawerIcon } from '../kit/icons.tsx'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { laterPart } from '../later-part.tsx'
import { useColumn } from './columns/useColumn.ts'
import styles from './Toolbar.module.css'

const Hints = laterPart('hints')
const Desks = laterPart('desks')

/** The line above the columns: what the page is, its drawers, its feeds. */
export function Toolbar() {
  const { layout } = useCharts()
  const isSmall = useSelector(layout, isMobile)
  return (
    <div className={styles.bar}>
      <DrawerToggle side="left" />
      <PageHeader isSlim />
      <div className={styles.feeds}>
        <h2>Terminal News Feeds</h2>
        {!isSmall && <FeedCount />}
        <Desks />
        {!isSmall && <Hints />}
      </div>
      <PutBack />
      <DrawerToggle side="right" />
    </div>
  )
}

function DrawerToggle({ side }: { side: Side }) {
  const { name, isOpen, toggle } = useColumn(side)
  const label = `${isOpen ? 'Minimize' : 'Restore'} ${name}`
  return (
    <button
      type="button"
      className={styles.drawer}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {side === 'left' ? <LeftDrawerIcon /> : <RightDrawerIcon />}
    </button>
  )
}

/** TRM-02: what cannot be done looks disabled, and stays where it is for those who come by keyboard. */
function FeedCount() {
  const { workspace } = useCharts()
  const count = useSelector(workspace, (snapshot) => feedsOf(snapshot).length)
  const canAdd = useSelector(workspace, (snapshot) => snapshot.can({ type: 'feed.added' }))
  const canRemove = useSelector(workspace, (snapshot) => snapshot.can({ type: 'feed.removed' }))
  return (
    <>
      <button
        type="button"
        className={styles.act}
        aria-disabled={!canAdd}
        onClick={() => workspace.send({ type: 'feed.added' })}
      >
        <AddIcon />
        Add Feed
      </button>
      <button
        type="button"
        className={styles.act}
        aria-disabled={!canRemove}
        onClick={() => workspace.send({ type: 'feed.removed' })}
      >
        <RemoveIcon />
        Remove Feed
      </button>
      <span className="visually-hidden" role="status">
        {count === 1 ? '1 feed' : `${count} feeds`}
      </span>
    </>
  )
}

function PutBack() {
  const { workspace } = useCharts()
  if (!useSelector(workspace, isArranged)) return null
  return (
    <button type="button" className={styles.act} onClick={() => workspace.send({ type: 'panels.restored' })}>
      Reset sizes
    </button>
  )
}
