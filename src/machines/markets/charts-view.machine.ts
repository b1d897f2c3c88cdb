import { type SnapshotFrom, setup } from 'xstate'

type Event = { type: 'heatmap.asked' } | { type: 'timeline.asked' }

/** Which of its two the charts' panel shows. */
export const chartsViewMachine = setup({ types: { events: {} as Event } }).createMachine({
  id: 'chartsView',
  description: 'Which of its two views the panel of charts shows.',
  initial: 'heatmap',
  states: {
    heatmap: {
      description: 'The user sees the heatmap.',
      on: { 'timeline.asked': 'timeline' },
    },
    timeline: {
      description: 'The user sees the timeline.',
      on: { 'heatmap.asked': 'heatmap' },
    },
  },
})

export const viewOf = (snapshot: SnapshotFrom<typeof chartsViewMachine>) => snapshot.value
