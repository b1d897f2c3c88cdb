import { useSelector } from '@xstate/react'
import { Origin } from '../../contract/shared/news.ts'
import { firstOrigin, hasBoth } from '../../machines/installation/installation.machine.ts'
import { feedOf, feedsOf } from '../../machines/shared/workspace.machine.ts'
import { useCharts } from '../charts.tsx'
import type { InstallationChart } from './Off.tsx'
import styles from './OriginChoice.module.css'

const names: Record<Origin, string> = { real: 'Real headlines', simulated: 'Simulated headlines' }

/** BCK-13: where the installation has real and simulated news: the feeds are one of the two. */
export function OriginChoice({ installation }: { installation: InstallationChart }) {
  const { workspace } = useCharts()
  const isOffered = useSelector(installation, (snapshot) => hasBoth(snapshot, 'news'))
  const first = useSelector(installation, firstOrigin)
  const origin = useSelector(workspace, (snapshot) => feedOf(snapshot, 0)?.searchContext.origin) ?? first
  if (!isOffered) return null
  function choose(chosen: Origin) {
    const snapshot = workspace.getSnapshot()
    for (const slot of [...feedsOf(snapshot).keys(), 'newsPit' as const]) {
      const feed = feedOf(snapshot, slot)
      const searchContext = { ...feed?.searchContext, origin: chosen }
      if (feed) workspace.send({ type: 'feed.replaced', slot, feed: { ...feed, searchContext } })
    }
  }
  return (
    <select
      className={styles.choice}
      aria-label="Real or simulated headlines"
      value={origin}
      onChange={({ target }) => choose(Origin.parse(target.value))}
    >
      {Origin.options.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  )
}
