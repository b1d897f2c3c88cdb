import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { SIMULATED } from '../../contract/shared/news.ts'
import { isBuilderOpen, type liveFeedMachine, searchOf, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { filterCount, filterWords, isOlder, isPressed, press } from '../../rules/shared/search.ts'
import { FilterIcon, ImportantIcon } from '../kit/icons.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import styles from './Feed.module.css'
import { useFeedRef } from './feed-ref.tsx'
import { SearchBox } from './SearchBox.tsx'
import { listStanding } from './standing.ts'
import { useFeed } from './useFeed.ts'
import { useServed } from './useServed.ts'

const showsSimulated = (snapshot: SnapshotFrom<typeof liveFeedMachine>) =>
  shownOf(snapshot).some(({ source }) => source === SIMULATED)

type Props = { name: string; number: number | undefined; close: ReactNode; hasFilters: boolean }

export function FeedHeader({ name, number, close, hasFilters }: Props) {
  const { feed } = useFeedRef()
  const facts = useFeed()
  const served = useServed()
  const isSimulated = useSelector(feed, showsSimulated) || served?.some(({ source }) => source === SIMULATED)
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        {number && (
          <span className={styles.count} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 dir="auto" title={name}>
          {name}
        </h2>
        {facts.count > 0 && (
          <span className={styles.count}>
            {facts.count}
            <span className="visually-hidden"> headlines</span>
          </span>
        )}
        <Standing {...listStanding(facts)} />
        {isSimulated && (
          <span className={styles.chip} title="Invented headlines about real companies, made by this program">
            Simulated
          </span>
        )}
      </div>
      {close}
      <div className={styles.tools}>
        <SearchBox />
        <Important />
        {hasFilters && <Filters />}
      </div>
    </header>
  )
}

const important = { key: 'important' } as const

/** FED-23: leaves the important headlines alone in the list. */
function Important() {
  const { feed } = useFeedRef()
  const search = useSelector(feed, searchOf)
  const isTooLong = press(search, important) === search
  return (
    <button
      type="button"
      className={styles.filters}
      disabled={isTooLong}
      aria-label="Only important headlines"
      title={isTooLong ? 'The search is too long for this' : 'Only important headlines'}
      aria-pressed={isPressed(search, important)}
      onClick={() => feed.send({ type: 'value.pressed', pressed: important })}
    >
      <ImportantIcon />
    </button>
  )
}

function Filters() {
  const { feed, slot } = useFeedRef()
  const isOpen = useSelector(feed, isBuilderOpen)
  const search = useSelector(feed, searchOf)
  const count = filterCount(search)
  return (
    <>
      {isOlder(search) && (
        <span
          className={styles.chip}
          title="Finds parts of words, too, as when it was saved, until its keywords are edited"
        >
          Older
        </span>
      )}
      {count > 0 && (
        <span className={styles.chip} title={filterWords(search)}>
          {count === 1 ? '1 filter' : `${count} filters`}
        </span>
      )}
      <button
        type="button"
        className={styles.filters}
        aria-label="Filters"
        title="Filters"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `builder-${slot}` : undefined}
        onClick={() => feed.send({ type: isOpen ? 'builder.left' : 'builder.asked' })}
      >
        <FilterIcon />
      </button>
    </>
  )
}
