import { useSelector } from '@xstate/react'
import { pageOf } from '../../machines/overlay/overlay.machine.ts'
import { type Reach, reachOf } from '../../machines/shared/connection.machine.ts'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { isElsewhere } from '../../machines/shared/today.machine.ts'
import { plateOf } from '../../rules/shared/page/shell.ts'
import { product } from '../../rules/shared/product/product.ts'
import { useCharts } from '../charts.tsx'
import { MarkIcon, SearchIcon } from '../kit/icons.tsx'
import { Standing, type Tone } from '../kit/panel/Standing.tsx'
import { Account } from './menu/Account.tsx'
import { MenuButton } from './menu/MenuButton.tsx'
import { DatePlate, NamePlate } from './Plates.tsx'
import { ShellLink } from './ShellLink.tsx'
import styles from './TopBar.module.css'
import { WorldLine } from './WorldLine.tsx'

const standings: Record<Reach, { tone: Tone; word: string }> = {
  connecting: { tone: 'waiting', word: 'Connecting…' },
  live: { tone: 'live', word: 'Live' },
  reconnecting: { tone: 'stale', word: 'Reconnecting' },
  offline: { tone: 'gone', word: 'Offline' },
}

export function TopBar() {
  const { connection, keys, layout, overlay, place, today } = useCharts()
  const reach = useSelector(connection, reachOf)
  const here = useSelector(place, placeOf)
  const isSmall = useSelector(layout, isMobile)
  const name = plateOf(here, useSelector(overlay, pageOf))
  return (
    <header>
      <div className={styles.bar}>
        {!isSmall && <MenuButton />}
        <ShellLink className={styles.brand} href="/" aria-label={product.name}>
          <MarkIcon />
          <span className={name === product.name ? styles.twice : undefined}>{product.name}</span>
        </ShellLink>
        <NamePlate name={name} />
        <DatePlate />
        <div className={styles.end}>
          {!isSmall && (
            <button
              type="button"
              className={styles.search}
              aria-label="Search"
              title="Search (Ctrl K)"
              onClick={() => keys.send({ type: 'palette.asked' })}
            >
              <SearchIcon />
              <span>Search</span>
              <kbd>Ctrl K</kbd>
            </button>
          )}
          <div className={styles.reach}>
            <Standing {...standings[reach]} />
          </div>
          <Account />
        </div>
      </div>
      {useSelector(today, isElsewhere) && <WorldLine />}
    </header>
  )
}
