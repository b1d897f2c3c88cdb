import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { Judgement, Strength } from '../contract/password-strength.ts'
import type { Judged } from '../rules/passwords.ts'
import { port } from './ports.ts'

/** `own`: the words that the password must not contain. */
type Typed = { password: string; own: readonly string[] }
type Context = Typed & { strength?: Strength }
type Event = { type: 'password.changed' } & Typed
type Emitted = { type: 'password.judged' } & Judged

/** VAL-11: how strong the new password of a form is. Where that cannot be found out, the server alone decides. */
export const passwordMeterMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { judge: port<Judgement, Typed>('judge') },
  actions: {
    keepPassword: assign((_, { password, own }: Typed) => ({ password, own })),
    keepStrength: assign((_, { strength }: Judgement) => ({ strength })),
    announce: emit(({ context: { password } }, { problem }: Judgement) => ({
      type: 'password.judged' as const,
      password,
      problem,
    })),
    forget: assign({ password: '', own: [], strength: undefined }),
  },
  guards: { isEmpty: (_, { password }: Typed) => password === '' },
}).createMachine({
  id: 'passwordMeter',
  context: { password: '', own: [] },
  initial: 'empty',
  on: {
    'password.changed': [
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.empty' },
      { target: '.judging', actions: { type: 'keepPassword', params: ({ event }) => event } },
    ],
  },
  states: {
    empty: { entry: 'forget' },
    judging: {
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context: { password, own } }) => ({ password, own }),
        onDone: {
          target: 'judged',
          actions: [
            { type: 'keepStrength', params: ({ event }) => event.output },
            { type: 'announce', params: ({ event }) => event.output },
          ],
        },
        onError: 'unjudged',
      },
    },
    judged: {},
    unjudged: { entry: 'forget' },
  },
})

type Snapshot = SnapshotFrom<typeof passwordMeterMachine>
/** Undefined while it is not known; that of the last password while the next one is judged. */
export const strengthOf = ({ context }: Snapshot) => context.strength
