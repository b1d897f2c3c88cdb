import { assign, type SnapshotFrom, setup } from 'xstate'
import { firstOrder, orderedBy, type TileColumn, type TileOrder } from '../../rules/markets/heatmap-table.ts'

type Event =
  | { type: 'heatmap.asked' }
  | { type: 'timeline.asked' }
  /** The shares of the heatmap as a table, or as tiles again. */
  | { type: 'table.toggled' }
  | { type: 'column.pressed'; column: TileColumn }

const columnIn = ({ event }: { event: { column: TileColumn } }) => event.column
const initialContext = () => ({ order: firstOrder })

/** Which of its two the charts' panel shows, and as what (EMB-04). */
export const chartsViewMachine = setup({
  types: { context: {} as { order: TileOrder }, events: {} as Event },
  actions: { sort: assign(({ context }, column: TileColumn) => ({ order: orderedBy(context.order, column) })) },
}).createMachine({
  id: 'chartsView',
  description: 'Which of its two views the panel of charts shows.',
  context: initialContext,
  type: 'parallel',
  states: {
    view: {
      description: 'One of them is seen.',
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
    },
    shape: {
      description: 'What shares are in the heatmap.',
      initial: 'tiles',
      states: {
        tiles: {
          description: 'Each share is a tile.',
          on: { 'table.toggled': 'rows' },
        },
        rows: {
          description: 'Each share is a row of a table.',
          on: { 'table.toggled': 'tiles', 'column.pressed': { actions: { type: 'sort', params: columnIn } } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof chartsViewMachine>
export const viewOf = (snapshot: Snapshot) => (snapshot.matches({ view: 'timeline' }) ? 'timeline' : 'heatmap')
export const isTable = (snapshot: Snapshot) => snapshot.matches({ shape: 'rows' })
export const orderOf = ({ context }: Snapshot) => context.order
