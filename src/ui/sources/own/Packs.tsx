import { useSelector } from '@xstate/react'
import { isImporting } from '../../../machines/sources/source-file.machine.ts'
import { type Pack, packs, sourcesOf } from '../../../rules/sources/own/packs.ts'
import { shortAddress } from '../../../rules/sources/own/words.ts'
import header from '../../kit/panel/PageHeader.module.css'
import { useOwn } from './own-charts.tsx'
import styles from './Packs.module.css'

/** SRC-08: sources to begin with, a folder of them with one press. */
export function Packs() {
  return (
    <details className={styles.packs}>
      <summary>Starter packs</summary>
      <p className={styles.words}>
        Public feeds in English, each pack in a folder of its own. Each is read as often as it changes, every two
        minutes to two hours. We have not read them ourselves yet: where an address is wrong, its row will say so.
      </p>
      <div className={styles.grid}>
        {packs.map((pack) => (
          <PackCard key={pack.name} pack={pack} />
        ))}
      </div>
    </details>
  )
}

function PackCard({ pack }: { pack: Pack }) {
  const { sourceFile } = useOwn()
  const isBusy = useSelector(sourceFile, isImporting)
  const { name, sources } = pack
  const what = `Add ${sources.length} sources`
  return (
    <div>
      <header className={styles.head}>
        <h3>{name}</h3>
        <button
          type="button"
          className={header.act}
          aria-label={`${what}: ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => sourceFile.send({ type: 'pack.chosen', name, sources: sourcesOf(pack) })}
        >
          {what}
        </button>
      </header>
      <ul aria-label={`Sources of ${name}`}>
        {sources.map((source) => (
          <li key={source.address}>
            {source.name}
            <span dir="ltr" className={styles.address} title={source.address}>
              {shortAddress(source.address)}
            </span>
            <span className={styles.terms}>{source.terms}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
