import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ContentCategory } from '../../contract/content/content.ts'
import type { Side } from '../../contract/shared/workspace.ts'
import { categoryOf, entryOf, isLibrary } from '../../machines/news-pit/news-pit.machine.ts'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { quickFilters } from '../../rules/news-pit/news-pit.ts'
import { useCharts } from '../charts.tsx'
import { CrossIcon, LeftDrawerIcon, RightDrawerIcon } from '../kit/icons.tsx'
import { ActiveIcon, LibraryIcon, MasonryIcon, MoverIcon, StoryIcon, VolumeIcon } from '../kit/later-icons.tsx'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { FormToggle } from './FormToggle.tsx'
import styles from './PitBar.module.css'
import { PitSearch } from './PitSearch.tsx'
import { usePit } from './pit.tsx'
import { drawerNames, useDrawer } from './useDrawer.ts'

/** PIT-01. */
export function PitBar() {
  // Tab goes where the eye goes: on a phone the search box has a line of its own
  const isSmall = useSelector(useCharts().layout, isMobile)
  const inLibrary = useSelector(usePit().view, isLibrary)
  return (
    <div className={styles.bar}>
      <PageHeader isSlim view={inLibrary ? 'Library' : undefined} />
      <div className={styles.tools}>
        <DrawerToggle side="left" />
        <Views />
        <FormToggle />
        <QuickFilters />
        {isSmall && <DrawerToggle side="right" />}
      </div>
      <ChosenEntry />
      <PitSearch />
      {!isSmall && <DrawerToggle side="right" />}
    </div>
  )
}

function DrawerToggle({ side }: { side: Side }) {
  const { isOpen, toggle } = useDrawer(side)
  const label = `${isOpen ? 'Close' : 'Open'} ${drawerNames[side]}`
  return (
    <button
      type="button"
      className={`${styles.tool} ${side === 'left' ? styles.left : ''}`}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `pit-${side}` : undefined}
      onClick={toggle}
    >
      {side === 'left' ? <LeftDrawerIcon /> : <RightDrawerIcon />}
    </button>
  )
}

function Views() {
  const { view } = usePit()
  const inLibrary = useSelector(view, isLibrary)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label="View" className={styles.views}>
      <Toggle name="Spotlight" isOn={!inLibrary} onPress={() => view.send({ type: 'spotlight.chosen' })}>
        <MasonryIcon />
      </Toggle>
      <Toggle name="Library" isOn={inLibrary} onPress={() => view.send({ type: 'library.chosen' })}>
        <LibraryIcon />
      </Toggle>
    </div>
  )
}

const icons: Partial<Record<ContentCategory, ReactNode>> = {
  top_stories: <StoryIcon />,
  most_active: <ActiveIcon />,
  unusual_volume: <VolumeIcon />,
  top_movers: <MoverIcon />,
}

/** PIT-07. */
function QuickFilters() {
  const { view } = usePit()
  const chosen = useSelector(view, categoryOf)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label="Quick filters" className={styles.filters}>
      {quickFilters.map(({ name, category }) => (
        <Toggle
          key={category}
          name={name}
          isOn={category === chosen}
          onPress={() => view.send({ type: 'category.toggled', category })}
        >
          {icons[category]}
        </Toggle>
      ))}
    </div>
  )
}

type ToggleProps = { name: string; isOn: boolean; onPress: () => void; children: ReactNode }

const Toggle = ({ name, isOn, onPress, children }: ToggleProps) => (
  <button type="button" className={styles.tool} title={name} aria-pressed={isOn} onClick={onPress}>
    {children}
    <span className={styles.name}>{name}</span>
  </button>
)

/** What is selected in the category panel is seen, and can be taken back, while that is closed. */
function ChosenEntry() {
  const { view } = usePit()
  const entry = useSelector(view, entryOf)
  if (!entry) return null
  return (
    <button
      type="button"
      className={styles.entry}
      aria-label={`Remove ${entry}`}
      title={`Remove ${entry}`}
      onClick={() => view.send({ type: 'entry.toggled', name: entry })}
    >
      <span>{entry}</span>
      <CrossIcon />
    </button>
  )
}
