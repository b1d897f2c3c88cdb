import { useSelector } from '@xstate/react'
import { sourcesOf } from '../../../machines/sources/own-sources.machine.ts'
import { type Group, groupsOf } from '../../../rules/sources/own/edits.ts'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'
import { SourceRow } from './SourceRow.tsx'

/** SRC-05: the sources by their folders. */
export function SourceList() {
  const { ownSources } = useOwn()
  const sources = useSelector(ownSources, sourcesOf)
  if (!sources) return null
  if (sources.length === 0)
    return (
      <p className={styles.empty}>
        No sources yet. Add the address of a feed or a news site above, or import the list of another reader (OPML).
      </p>
    )
  return groupsOf(sources).map((group) => <Folder key={group.folder} group={group} />)
}

function Folder({ group: { folder, sources } }: { group: Group }) {
  return (
    <div className={styles.folder}>
      {folder !== '' && (
        <h3 dir="auto" className={styles.heading}>
          {folder}
        </h3>
      )}
      <ul aria-label={folder || 'In no folder'}>
        {sources.map((source, index) => (
          <SourceRow key={source.id} source={source} position={{ index, count: sources.length }} />
        ))}
      </ul>
    </div>
  )
}
