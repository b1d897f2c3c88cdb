import type { OwnSource } from '../../../contract/sources/own-sources.ts'
import type { SourceEdit } from '../../../rules/sources/own/edits.ts'
import { nameOf, publisherOf } from '../../../rules/sources/own/words.ts'
import { UpIcon } from '../../kit/icons.tsx'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useFeedOf, useOwn } from './own-charts.tsx'
import type { Position } from './SourceRow.tsx'

type Props = { source: OwnSource; position: Position; move: (by: -1 | 1) => void }

/** What can be done with a source. */
export function SourceDeeds({ source, position, move }: Props) {
  const { ownSources, sourceForm } = useOwn()
  const showFeed = useFeedOf()
  const { id, isOn, state } = source
  const make = (edit: SourceEdit) => ownSources.send({ type: 'edit.made', edit })
  const deeds: [string, () => void, boolean?][] = [
    ['Show in a feed', () => showFeed(publisherOf(source))],
    ['Rename', () => sourceForm.send({ type: 'rename.pressed', source })],
    [isOn ? 'Pause' : 'Go on', () => make({ kind: 'switched', id, isOn: !isOn })],
    ['Read now', () => make({ kind: 'read', id }), !isOn || state === 'asking'],
    ['Remove', () => make({ kind: 'removed', id })],
  ]
  return (
    <div className={styles.deeds}>
      {deeds.map(([what, act, isOff = false], at) => (
        <button
          // Pause and Go on are one button
          // biome-ignore lint/suspicious/noArrayIndexKey: the deeds are always these
          key={at}
          type="button"
          className={header.act}
          aria-label={`${what}: ${nameOf(source)}`}
          aria-disabled={isOff || undefined}
          data-deed={what}
          onClick={() => !isOff && act()}
        >
          {what}
        </button>
      ))}
      <Moves name={nameOf(source)} position={position} move={move} />
    </div>
  )
}

function Moves({ name, position: { index, count }, move }: { name: string } & Pick<Props, 'position' | 'move'>) {
  if (count === 1) return null
  return (
    <span className={styles.moves}>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Move up: ${name}`}
        aria-keyshortcuts="Alt+ArrowUp"
        title="Move up (Alt ↑)"
        aria-disabled={index === 0 || undefined}
        onClick={() => move(-1)}
      >
        <UpIcon />
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.turned}`}
        aria-label={`Move down: ${name}`}
        aria-keyshortcuts="Alt+ArrowDown"
        title="Move down (Alt ↓)"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => move(1)}
      >
        <UpIcon />
      </button>
    </span>
  )
}
