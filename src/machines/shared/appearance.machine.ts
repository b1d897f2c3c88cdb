import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Density } from '../../rules/shared/page/shell.ts'
import { stream } from './ports.ts'

/** How the product looks: what the user chose, `system` where the system decides. */
export type Appearance = { theme: 'system' | 'dark' | 'light'; density: Density }
type Event =
  | { type: 'theme.chosen'; theme: Appearance['theme'] }
  | { type: 'density.chosen'; density: Appearance['density'] }
export type AppearanceEvent = { type: 'appearance.changed'; appearance: Appearance }

const initialContext = ({ input }: { input: Partial<Appearance> }): Appearance => ({
  theme: 'system',
  density: 'dense',
  ...input,
})
const themeChange = ({ event: { theme } }: { event: { theme: Appearance['theme'] } }) => ({ theme })
const densityChange = ({ event: { density } }: { event: { density: Appearance['density'] } }) => ({ density })

export const appearanceMachine = setup({
  types: { context: {} as Appearance, events: {} as Event, input: {} as Partial<Appearance> },
  actors: { showAppearance: stream<AppearanceEvent>('showAppearance') },
  actions: {
    take: assign((_, change: Partial<Appearance>) => change),
    show: sendTo(
      'showAppearance',
      ({ context }): AppearanceEvent => ({ type: 'appearance.changed', appearance: context }),
    ),
  },
}).createMachine({
  id: 'appearance',
  description: 'Theme and density of the product, as the user chose them.',
  context: initialContext,
  invoke: { id: 'showAppearance', src: 'showAppearance' },
  entry: 'show',
  on: {
    'theme.chosen': { actions: [{ type: 'take', params: themeChange }, 'show'] },
    'density.chosen': { actions: [{ type: 'take', params: densityChange }, 'show'] },
  },
})

type Snapshot = SnapshotFrom<typeof appearanceMachine>
export const themeOf = (snapshot: Snapshot) => snapshot.context.theme
export const densityOf = (snapshot: Snapshot) => snapshot.context.density
