import { type SnapshotFrom, setup } from 'xstate'

type Event = { type: 'heatmap.asked' } | { type: 'timeline.asked' }

/** Which of its two the charts' panel shows. */
export const chartsViewMachine = setup({ types: { events: {} as Event } }).createMachine({
  id: 'chartsView',
  initial: 'heatmap',
  states: {
    heatmap: { on: { 'timeline.asked': 'timeline' } },
    timeline: { on: { 'heatmap.asked': 'heatmap' } },
  },
})

export const viewOf = (snapshot: SnapshotFrom<typeof chartsViewMachine>) => snapshot.value
