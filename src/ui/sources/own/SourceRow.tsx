import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import type { OwnSource } from '../../../contract/sources/own-sources.ts'
import { asOf, knownSources } from '../../../machines/sources/own-sources.machine.ts'
import { formIdOf } from '../../../machines/sources/source-form.machine.ts'
import { moving } from '../../../rules/sources/own/edits.ts'
import { stateWords, troubleWords } from '../../../rules/sources/own/state-words.ts'
import { nameOf, shortAddress } from '../../../rules/sources/own/words.ts'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'
import { RenameForm } from './RenameForm.tsx'
import { SourceDeeds } from './SourceDeeds.tsx'

export type Position = { index: number; count: number }
type Props = { source: OwnSource; position: Position }

/** One source: how it is, and what can be done with it. */
export function SourceRow({ source, position }: Props) {
  const { ownSources, sourceForm } = useOwn()
  const isRenamed = useSelector(sourceForm, formIdOf) === source.id
  const now = useSelector(ownSources, asOf)
  const name = nameOf(source)
  const move = useMove(source.id)
  const listen = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || event.ctrlKey || event.metaKey || !by) return
    event.preventDefault()
    move(by)
  }
  return (
    <li id={`source-${source.id}`} className={styles.row} data-state={source.state} onKeyDown={listen}>
      <div className={styles.what}>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
        <p dir="ltr" className={styles.address} title={source.address}>
          {shortAddress(source.address)}
        </p>
      </div>
      <div className={styles.how}>
        <p className={styles.state}>{stateWords(source, now)}</p>
        {troubleWords(source).map((words) => (
          <p key={words} dir="auto" className={styles.trouble}>
            {words}
          </p>
        ))}
      </div>
      <SourceDeeds source={source} position={position} move={move} />
      {isRenamed && <RenameForm id={source.id} />}
    </li>
  )
}

/** Moves a source by one. What had the focus in its row has it again when that is drawn elsewhere: React sees to it. */
function useMove(id: string) {
  const { ownSources } = useOwn()
  return (by: -1 | 1) => {
    const edit = moving(knownSources(ownSources.getSnapshot()), id, by)
    if (edit) ownSources.send({ type: 'edit.made', edit })
  }
}
