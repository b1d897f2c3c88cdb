import { useSelector } from '@xstate/react'
import { activeIn, isUnapplied, keyOf } from '../../machines/filters/builder.machine.ts'
import { categories } from '../../rules/filters/filters.ts'
import { ActiveList } from './ActiveList.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { Choices } from './Choices.tsx'
import { TickerField } from './fields/TickerField.tsx'
import { Words } from './fields/Words.tsx'
import { Head } from './Head.tsx'

/** FED-04, FED-07: one category: what there is to choose, or a field to type in, and what is active. */
export function Detail() {
  const { builder } = useBuilder()
  const key = useSelector(builder, keyOf)
  const { name = '', isFree = true } = categories.find((category) => category.key === key) ?? {}
  const Field = key === 'tickers' ? TickerField : isFree ? Words : Choices
  return (
    <section className={styles.view} data-view="detail" aria-label={name}>
      <Head title={name} back="Back to all filters">
        {isFree ? <Reset /> : <Selected />}
      </Head>
      <div className={`${styles.body} ${styles.detail}`}>
        <Field name={name} />
        <ActiveList name={name} />
      </div>
      <Foot />
    </section>
  )
}

/** The category as it is in the feed, and an empty field. */
function Reset() {
  const { builder } = useBuilder()
  const reset = () => {
    const { key, feed } = builder.getSnapshot().context
    builder.send({ type: 'text.changed', text: '' })
    builder.send({ type: 'filters.changed', action: { type: 'restore', key, from: feed.searchContext } })
  }
  return (
    <button type="button" className={styles.plain} title="As it is in the feed now" onClick={reset}>
      Reset
    </button>
  )
}

function Selected() {
  const { builder } = useBuilder()
  const count = useSelector(builder, (snapshot) => activeIn(snapshot).length)
  const clear = () =>
    builder.send({ type: 'filters.changed', action: { type: 'clear', key: keyOf(builder.getSnapshot()) } })
  return (
    <>
      <span className={styles.note} role="status">
        {count > 0 && `${count} Selected`}
      </span>
      {count > 0 && (
        <button type="button" className={styles.plain} onClick={clear}>
          Clear Filter
        </button>
      )}
    </>
  )
}

function Foot() {
  const { builder } = useBuilder()
  const unapplied = useSelector(builder, isUnapplied)
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.solid} onClick={() => builder.send({ type: 'apply.pressed' })}>
        Apply Filters
      </button>
      <button type="button" className={styles.outline} onClick={() => builder.send({ type: 'back.pressed' })}>
        More Filters
      </button>
      <span className={styles.note} role="status">
        {unapplied && 'Not applied yet'}
      </span>
    </div>
  )
}
