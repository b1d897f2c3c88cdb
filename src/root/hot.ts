import type { AnyActorLogic, AnyStateMachine, Snapshot } from 'xstate'
import { carry, isChart, isPersisted, withEdited } from './carry.ts'
import type { Root } from './start.ts'

/** Under `npm run dev` an edited chart takes the place of the running one, and goes on from where that was. */
export function watchEdits({ root }: Pick<Root, 'root'>) {
  import.meta.hot?.on('vite:afterUpdate', async ({ updates }) => {
    for (const { acceptedPath, timestamp } of updates.filter(({ acceptedPath }) =>
      acceptedPath.endsWith('.machine.ts'),
    )) {
      const made: object = await import(/* @vite-ignore */ `${acceptedPath}?t=${timestamp}`)
      for (const chart of Object.values(made).filter(isChart)) replaceChart(root, chart)
    }
  })
}

/** Restarts whatever runs the chart, under its id and with its ports. */
export function replaceChart(root: Root['root'], edited: AnyStateMachine) {
  const charts = Object.values(root.getSnapshot().context.charts).flatMap(({ id, logic, input }) => {
    const next = withEdited(logic, edited)
    const persisted = root.system.get(id)?.getPersistedSnapshot()
    if (next === logic || !isChart(next) || !isPersisted(persisted)) return []
    return [{ id, logic: restoredOnce(next, carry(next, persisted, input)), input }]
  })
  if (charts.length > 0) root.send({ type: 'charts.replaced', charts })
}

/** The chart begins with the snapshot; should it fail and be restarted later, it begins as usual. */
function restoredOnce(chart: AnyStateMachine, snapshot: Snapshot<unknown>): AnyActorLogic {
  let isRestored = false
  return Object.create(chart, {
    getInitialSnapshot: {
      value: (scope: never, input: never) => {
        if (isRestored) return chart.getInitialSnapshot(scope, input)
        isRestored = true
        return chart.restoreSnapshot(snapshot, scope)
      },
    },
  })
}
