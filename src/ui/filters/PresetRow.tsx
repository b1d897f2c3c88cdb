import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Preset } from '../../contract/presets/preset.ts'
import { isBusy, renamedOf, selectedOf } from '../../machines/filters/loader.machine.ts'
import { presetsOf } from '../../machines/presets/presets.machine.ts'
import { summaryOf } from '../../rules/filters/filters.ts'
import { useCharts } from '../charts.tsx'
import { LaterAlertButton } from '../later-alert.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { BinIcon, CheckIcon, CopyIcon, LinkIcon, PencilIcon, UnlinkIcon } from './icons.tsx'
import { PresetName } from './PresetName.tsx'

type RowProps = { preset: Preset; isFirst: boolean }

/** A saved preset: a click selects it, another deselects it. */
export function PresetRow({ preset, isFirst }: RowProps) {
  const { builder, loader } = useBuilder()
  const { id, name, searchContext } = preset
  const isRenamed = useSelector(loader, (snapshot) => renamedOf(snapshot) === id)
  const isSelected = useSelector(loader, (snapshot) => selectedOf(snapshot) === id)
  const isLoaded = useSelector(builder, ({ context }) => context.feed.id === id)
  if (isRenamed) return <PresetName name={name} />
  return (
    <li className={styles.preset} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isSelected}
        data-autofocus={isFirst || undefined}
        onClick={() => loader.send({ type: 'preset.pressed', id })}
      >
        <span className={styles.box} data-round>
          {isSelected && <CheckIcon />}
        </span>
        <span className={styles.about}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {isLoaded && <span className={styles.loaded}>Loaded</span>}
            {preset.isShared && <span className={styles.loaded}>Shared</span>}
          </span>
          <span dir="auto" className={styles.some}>
            {summaryOf(searchContext)}
          </span>
        </span>
      </button>
      <Deeds preset={preset} />
    </li>
  )
}

function Deeds({ preset }: { preset: Preset }) {
  const { id, name, isShared } = preset
  return (
    <span className={styles.deeds}>
      {/* first: it comes and goes, and the others stay where they are */}
      {isShared && (
        <Deed preset={preset} type="unshare.pressed" says={`Stop sharing ${name}: its link ends`}>
          <UnlinkIcon />
        </Deed>
      )}
      <LaterAlertButton alert={{ kind: 'preset', value: id }} name={name} tool={styles.tool} />
      <Deed preset={preset} type="rename.pressed" says={`Rename ${name}`}>
        <PencilIcon />
      </Deed>
      <Deed preset={preset} type="duplicate.pressed" says={`Duplicate ${name}`}>
        <CopyIcon />
      </Deed>
      <Deed preset={preset} type="share.pressed" says={`Share ${name}: copy a link to it as it is now`}>
        <LinkIcon />
      </Deed>
      <Deed preset={preset} type="delete.pressed" says={`Delete ${name}`}>
        <BinIcon />
      </Deed>
    </span>
  )
}

type DeedProps = {
  preset: Preset
  type: `${'rename' | 'duplicate' | 'share' | 'unshare' | 'delete'}.pressed`
  says: string
  children: ReactNode
}

function Deed({ preset, type, says, children }: DeedProps) {
  const { loader } = useBuilder()
  const { presets } = useCharts()
  const busy = useSelector(loader, isBusy)
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={says}
      title={says}
      aria-disabled={busy || undefined}
      data-deed={`${type} ${preset.id}`}
      onClick={() => loader.send({ type, preset, presets: presetsOf(presets.getSnapshot()) })}
    >
      {children}
    </button>
  )
}
