import { useSelector } from '@xstate/react'
import { canAskToSave, draftOf, isUnapplied, keyOf } from '../../machines/filters/builder.machine.ts'
import { activeOf, type Category, categories, totalOf } from '../../rules/filters/filters.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { OnIcon } from './icons.tsx'

/** FED-02: every category with its count, and what can be done with all of them. */
export function Categories() {
  const { builder } = useBuilder()
  const total = useSelector(builder, ({ context }) => totalOf(context.draft))
  const unapplied = useSelector(builder, isUnapplied)
  return (
    <section className={styles.view} data-view="categories" aria-label="Add Filters">
      <div className={styles.head}>
        <h3 tabIndex={-1}>Add Filters</h3>
        <span className={styles.note} role="status">
          {unapplied && 'Not applied yet'}
        </span>
        {total > 0 && (
          <button
            type="button"
            className={styles.plain}
            onClick={() => builder.send({ type: 'filters.changed', action: { type: 'clearAll' } })}
          >
            Clear All
          </button>
        )}
        <button
          type="button"
          className={styles.tool}
          aria-label="Close filters"
          title="Close filters"
          onClick={() => builder.send({ type: 'back.pressed' })}
        >
          <CrossIcon />
        </button>
      </div>
      <ul className={styles.body}>
        {categories.map((category) => (
          <CategoryRow key={category.key} category={category} />
        ))}
      </ul>
      <Foot />
    </section>
  )
}

function CategoryRow({ category }: { category: Category }) {
  const { builder } = useBuilder()
  const { key, name } = category
  const draft = useSelector(builder, draftOf)
  const isLast = useSelector(builder, (snapshot) => keyOf(snapshot) === key)
  const active = activeOf(draft, key)
  return (
    <li className={styles.category}>
      <button
        type="button"
        className={styles.open}
        data-autofocus={isLast || undefined}
        onClick={() => builder.send({ type: 'category.opened', key })}
      >
        <span className={styles.name}>{name}</span>
        <span dir="auto" className={styles.some}>
          {active.map(({ label, isMuted }) => (isMuted ? `not ${label}` : label)).join(', ')}
        </span>
        {active.length > 0 && (
          <span className={styles.count}>
            {active.length}
            <span className="visually-hidden"> active</span>
          </span>
        )}
        <OnIcon />
      </button>
      {active.length > 0 && (
        <button
          type="button"
          className={styles.tool}
          aria-label={`Clear ${name}`}
          title={`Clear ${name}`}
          onClick={() => builder.send({ type: 'filters.changed', action: { type: 'clear', key } })}
        >
          <CrossIcon />
        </button>
      )}
    </li>
  )
}

function Foot() {
  const { builder } = useBuilder()
  const maySave = useSelector(builder, canAskToSave)
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.solid} onClick={() => builder.send({ type: 'apply.pressed' })}>
        Apply Filters
      </button>
      <button type="button" className={styles.outline} onClick={() => builder.send({ type: 'load.asked' })}>
        Load Preset
      </button>
      <button
        type="button"
        className={styles.outline}
        disabled={!maySave}
        title={maySave ? undefined : 'There is no filter to save yet'}
        onClick={() => builder.send({ type: 'save.asked' })}
      >
        Save Preset
      </button>
    </div>
  )
}
