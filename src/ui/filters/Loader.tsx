import { useSelector } from '@xstate/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { messages } from '../../contract/shared/texts/messages.ts'
import { busyOf, canLoad, isBusy, removedOf, renamedOf, selectedOf } from '../../machines/filters/loader.machine.ts'
import { hasFailed, presetCount, presetsOf } from '../../machines/presets/presets.machine.ts'
import { useCharts } from '../charts.tsx'
import { focusWithoutScroll, isFocusGone } from '../kit/focus/focus.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { Head } from './Head.tsx'
import { PresetRow } from './PresetRow.tsx'

/** FED-12: the saved presets, of which one can be loaded into the feed. */
export function Loader() {
  return (
    <section ref={useFocusKept()} className={styles.view} data-view="loader" aria-label="Load Preset">
      <Head title="Load Preset" back="Back to the filters" />
      <div className={styles.body}>
        <Presets />
      </div>
      <Removed />
      <Foot />
    </section>
  )
}

/** What is pressed here often goes with what it did: the focus then goes on to what is nearest. */
function useFocusKept() {
  const { loader } = useBuilder()
  const view = useRef<HTMLElement>(null)
  const renamed = useSelector(loader, renamedOf)
  const busy = useSelector(loader, isBusy)
  useSelector(loader, removedOf)
  const deedOf = useSelector(loader, busyOf)
  const last = useRef(renamed)
  useLayoutEffect(() => {
    const deed = `[data-deed="rename.pressed ${last.current}"]`
    last.current = renamed
    if (busy || !isFocusGone()) return
    const wanted = [
      renamed === undefined ? deed : 'input',
      `[data-deed="share.pressed ${deedOf}"]`,
      '[data-undo]',
      'h3',
    ]
    const found = wanted.flatMap((one) => view.current?.querySelector(one) ?? [])
    focusWithoutScroll(found[0])
  })
  return view
}

function Presets() {
  const { presets } = useCharts()
  const list = useSelector(presets, presetsOf)
  const failed = useSelector(presets, hasFailed)
  const isKnown = useSelector(presets, (snapshot) => presetCount(snapshot) !== undefined)
  if (failed) return <Failed />
  if (!isKnown) return <Loading />
  if (list.length === 0) return <p className={styles.nothing}>{messages.noPresets}</p>
  return (
    <ul aria-label="Saved presets">
      {list.map((preset, at) => (
        <PresetRow key={preset.id} preset={preset} isFirst={at === 0} />
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Loading…</span>
      {[38, 52, 44].map((width) => (
        <div key={width} className={styles.preset} aria-hidden="true">
          <span className={styles.ghost} style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

function Failed() {
  const { presets } = useCharts()
  return (
    <div className={styles.nothing} role="alert">
      <p>Your saved presets could not be loaded.</p>
      <button type="button" className={styles.outline} onClick={() => presets.send({ type: 'presets.wanted' })}>
        Retry
      </button>
    </div>
  )
}

/** A preset that was deleted can be brought back as long as the list is seen. */
function Removed() {
  const { loader } = useBuilder()
  const name = useSelector(loader, removedOf)
  const busy = useSelector(loader, isBusy)
  return (
    <div role="status">
      {name !== undefined && (
        <div className={styles.removed}>
          <span className={styles.label}>
            <bdi>“{name}”</bdi> is deleted.
          </span>
          <button
            type="button"
            className={styles.plain}
            data-undo
            disabled={busy}
            onClick={() => loader.send({ type: 'undo.pressed' })}
          >
            Undo
          </button>
        </div>
      )}
    </div>
  )
}

function Foot() {
  const { loader } = useBuilder()
  const selected = useSelector(loader, selectedOf)
  const preset = useSelector(useCharts().presets, (snapshot) => presetsOf(snapshot).find(({ id }) => id === selected))
  const may = useSelector(loader, canLoad) && preset !== undefined
  const hintId = useId()
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={styles.solid}
        aria-disabled={!may}
        aria-describedby={may ? undefined : hintId}
        onClick={() => preset && loader.send({ type: 'load.pressed', preset })}
      >
        Load Preset
      </button>
      {!may && (
        <span id={hintId} className={styles.note}>
          {preset ? 'Finish the change first' : 'Select a preset first'}
        </span>
      )}
    </div>
  )
}
