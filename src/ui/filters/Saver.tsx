import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { type FeedConfiguration, PRESET_NAME_LIMIT } from '../../contract/shared/feed-configuration.ts'
import {
  canSave,
  draftOf,
  elsewhereIn,
  isSaving,
  isUpdating,
  loadedOf,
  nameOf,
} from '../../machines/filters/builder.machine.ts'
import { onlyIn, summaryOf } from '../../rules/filters/filters.ts'
import { useFocusBack } from '../kit/focus/useFocusBack.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { Head } from './Head.tsx'

/** FED-13: saves the draft as a new preset, or in the one that the feed has loaded. */
export function Saver() {
  const { builder } = useBuilder()
  const saving = useSelector(builder, isSaving)
  const updating = useSelector(builder, isUpdating)
  const summary = useSelector(builder, (snapshot) => summaryOf(draftOf(snapshot)))
  const elsewhere = useSelector(builder, elsewhereIn)
  const { form, submit } = useFocusBack(saving || updating)
  return (
    <section className={styles.view} data-view="saver" aria-label="Save Preset">
      <Head title="Save Preset" back="Back to the filters" />
      <form
        ref={form}
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          submit(() => builder.send({ type: 'save.submitted' }))
        }}
      >
        <div className={styles.saver}>
          {elsewhere ? (
            <SavedElsewhere elsewhere={elsewhere} />
          ) : (
            <>
              <Name isFixed={saving || updating} />
              <p dir="auto" className={styles.none}>
                {summary}
              </p>
              <div className={styles.acts}>
                <Save isSaving={saving} />
                <Update isSaving={saving} isUpdating={updating} />
              </div>
            </>
          )}
        </div>
      </form>
    </section>
  )
}

/** FED-17: what was saved elsewhere, and in what it differs; one of the two is kept. */
function SavedElsewhere({ elsewhere }: { elsewhere: FeedConfiguration }) {
  const { builder } = useBuilder()
  const draft = useSelector(builder, draftOf)
  const choose = (keeps: 'draft' | 'saved') => () => builder.send({ type: 'version.chosen', keeps })
  return (
    <fieldset className={styles.acts}>
      <legend>
        <bdi>“{elsewhere.name}”</bdi> was changed elsewhere
      </legend>
      <p dir="auto">
        Only in yours: {wordsOf(onlyIn(draft, elsewhere.searchContext))}
        <br />
        Only in what was saved elsewhere: {wordsOf(onlyIn(elsewhere.searchContext, draft))}
      </p>
      <button type="button" className={styles.outline} data-return onClick={choose('draft')}>
        Keep mine
      </button>
      <button type="button" className={styles.outline} onClick={choose('saved')}>
        Use that
      </button>
    </fieldset>
  )
}

const wordsOf = (filters: readonly string[]) => filters.join(', ') || 'nothing'

function Name({ isFixed }: { isFixed: boolean }) {
  const { builder } = useBuilder()
  const name = useSelector(builder, nameOf)
  const id = useId()
  const isLong = name.trim().length > PRESET_NAME_LIMIT
  return (
    <>
      <label htmlFor={id}>Preset name</label>
      <span className={styles.field}>
        <input
          id={id}
          dir="auto"
          data-autofocus
          data-return
          placeholder="News Feed Preset Default Title (1) ..."
          value={name}
          // longer than a name may be, so that nothing that is pasted is lost
          maxLength={10 * PRESET_NAME_LIMIT}
          readOnly={isFixed}
          autoComplete="off"
          aria-invalid={isLong || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => builder.send({ type: 'name.changed', name: event.target.value })}
        />
      </span>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {isLong && `A name has at most ${PRESET_NAME_LIMIT} characters; this one has ${name.trim().length}.`}
      </p>
    </>
  )
}

function Save({ isSaving }: { isSaving: boolean }) {
  const { builder } = useBuilder()
  const may = useSelector(builder, canSave)
  return (
    <button type="submit" className={styles.solid} disabled={!may}>
      {isSaving ? 'Saving…' : 'Save Preset'}
    </button>
  )
}

function Update({ isSaving, isUpdating }: { isSaving: boolean; isUpdating: boolean }) {
  const { builder } = useBuilder()
  const loaded = useSelector(builder, loadedOf)
  if (loaded === undefined) return null
  return (
    <button
      type="button"
      className={styles.outline}
      disabled={isSaving || isUpdating}
      onClick={() => builder.send({ type: 'update.pressed' })}
    >
      {isUpdating ? (
        'Updating…'
      ) : (
        <>
          Update <bdi>“{loaded}”</bdi>
        </>
      )}
    </button>
  )
}
