import { useSelector } from '@xstate/react'
import { addedOf, isAdding, isLooking, problemOf, textOf } from '../../../machines/sources/source-adding.machine.ts'
import { nameOf, publisherOf } from '../../../rules/sources/own/words.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useFeedOf, useOwn } from './own-charts.tsx'
import { Preview } from './Preview.tsx'

const PROBLEM = 'source-problem'

/** SRC-06: what is at an address is looked at, then added. */
export function AddSource() {
  const { sourceAdding } = useOwn()
  const text = useSelector(sourceAdding, textOf)
  const problem = useSelector(sourceAdding, problemOf)
  const looks = useSelector(sourceAdding, isLooking)
  const adds = useSelector(sourceAdding, isAdding)
  return (
    <>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault()
          sourceAdding.send({ type: 'look.pressed' })
        }}
      >
        <label className={styles.field}>
          <span>Address of a feed or a news site</span>
          <input
            className={styles.input}
            data-address
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
            maxLength={2000}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem ? PROBLEM : undefined}
            readOnly={adds}
            value={text}
            onChange={({ target }) => sourceAdding.send({ type: 'address.changed', text: target.value })}
          />
        </label>
        <button type="submit" className={header.act} aria-disabled={looks || adds || undefined} aria-busy={looks}>
          {looks ? 'Looking…' : 'Look'}
        </button>
        {problem !== '' && (
          <p id={PROBLEM} className={styles.problem} role="alert" dir="auto">
            {problem}
          </p>
        )}
      </form>
      <Preview />
      <Added />
    </>
  )
}

/** What was added last. */
function Added() {
  const { sourceAdding } = useOwn()
  const added = useSelector(sourceAdding, addedOf)
  const showFeed = useFeedOf()
  return (
    <div role="status">
      {added && (
        <p className={styles.notice}>
          <span dir="auto" className={styles.words}>
            “{nameOf(added)}” was added.
          </span>
          <button type="button" className={header.act} onClick={() => showFeed(publisherOf(added))}>
            Show in a feed
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label="Close the message"
            title="Close"
            onClick={({ currentTarget }) => {
              focusOn(currentTarget.closest('section')?.querySelector('[data-address]'))
              sourceAdding.send({ type: 'added.left' })
            }}
          >
            <CrossIcon />
          </button>
        </p>
      )}
    </div>
  )
}
