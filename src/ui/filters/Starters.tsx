import { useSelector } from '@xstate/react'
import { asksSame } from '../../rules/filters/filters.ts'
import { type Starter, starters } from '../../rules/presets/starters.ts'
import { searchWords } from '../../rules/shared/search.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { Head } from './Head.tsx'

/** FED-14: what a visitor can begin with, and the way to presets of their own. */
export function Starters() {
  const { builder } = useBuilder()
  return (
    <section className={styles.view} data-view="starters" aria-label="Load Preset">
      <Head title="Load Preset" back="Back to the filters" />
      <div className={styles.body}>
        <ul aria-label="Presets to begin with">
          {starters.map((starter, at) => (
            <StarterRow key={starter.name} starter={starter} isFirst={at === 0} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.outline} onClick={() => builder.send({ type: 'own.asked' })}>
          Your own presets
        </button>
      </div>
    </section>
  )
}

/** One press shows it in the feed. */
function StarterRow({ starter, isFirst }: { starter: Starter; isFirst: boolean }) {
  const { builder } = useBuilder()
  const { name, searchContext } = starter
  const isLoaded = useSelector(builder, ({ context }) => asksSame(context.feed.searchContext, searchContext))
  return (
    <li className={styles.preset} data-selected={isLoaded || undefined}>
      <button
        type="button"
        className={styles.choose}
        data-autofocus={isFirst || undefined}
        onClick={() => builder.send({ type: 'starter.pressed', search: searchContext })}
      >
        <span className={styles.about}>
          <span className={styles.name}>
            {name}
            {isLoaded && <span className={styles.loaded}>Loaded</span>}
          </span>
          <span className={styles.some}>{searchWords(searchContext)}</span>
        </span>
      </button>
    </li>
  )
}
