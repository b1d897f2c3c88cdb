import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { changesOf } from '../../../machines/shell/keys.machine.ts'
import type { Command } from '../../../rules/shell/commands.ts'
import { capsOf, shortcutOf } from '../../../rules/shell/shortcuts.ts'
import { useCharts } from '../../charts.tsx'
import styles from './Palette.module.css'
import { usePalette } from './palette-chart.tsx'
import { type Entries, type Option, useTake } from './useEntries.ts'

/** The listbox beneath the field. */
export function PaletteList({ entries }: { entries: Entries }) {
  const { groups, options, index } = entries
  const { take } = useTake(entries)
  return (
    // the field keeps the focus while something here is pressed
    <div
      id="palette-list"
      role="listbox"
      aria-label="Results"
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no field sets
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" dir="auto" className={styles.heading}>
            {group.title}
          </p>
          {group.options.map((option) => (
            <Line
              key={option.key}
              id={`palette-${options.indexOf(option)}`}
              option={option}
              isReached={options[index] === option}
              onTake={(isNew) => take(option, isNew)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type LineProps = { id: string; option: Option; isReached: boolean; onTake: (isNew: boolean) => void }

function Line({ id, option, isReached, onTake }: LineProps) {
  const palette = usePalette()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isReached) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isReached])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and handles the keys for its list
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the line that is reached
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isReached}
      className={styles.line}
      onMouseMove={() => isReached || palette.send({ type: 'entry.reached', key: option.key })}
      onClick={({ shiftKey }) => onTake(shiftKey)}
    >
      <Words option={option} />
    </div>
  )
}

function Words({ option: { entry, deed, name } }: { option: Option }) {
  if (entry.kind === 'symbol' && !deed)
    return (
      <>
        <span className={styles.symbol}>{entry.symbol}</span>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <span className={styles.more}>{entry.exchange}</span>
      </>
    )
  return (
    <>
      <span dir="auto" className={styles.name} title={name}>
        {name}
      </span>
      {entry.kind === 'command' && <Shortcut command={entry.command} />}
    </>
  )
}

function Shortcut({ command }: { command: Command }) {
  const shortcut = shortcutOf(command, useSelector(useCharts().keys, changesOf))
  return shortcut !== undefined && <kbd>{capsOf(shortcut).join(' ')}</kbd>
}
