import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Judgement, Strength } from '../../contract/account/password-strength.ts'
import type { Judged } from '../../rules/account/passwords.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `own`: the words that the password must not contain. */
type Typed = { password: string; own: readonly string[] }
type Given = Partial<Typed> & Pick<Typed, 'password'>
type Context = Typed & { strength?: Strength }
type Event =
  /** `own`: unchanged where it is left out. */
  | { type: 'password.changed'; password: string; own?: readonly string[] }
  | { type: 'ownWords.changed'; own: readonly string[] }
type Emitted = { type: 'password.judged' } & Judged

const typedIn = ({ event }: { event: Given }) => event
const ownIn = <Value>({ event }: { event: { own: Value } }) => event.own
const typedNow = ({ context: { password, own } }: { context: Context }) => ({ password, own })
const outputOf = <Value>({ event }: { event: { output: Value } }) => event.output

/** VAL-11: how strong the new password of a form is. Where that cannot be found out, the server alone decides. */
export const passwordMeterMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { judge: port<Judgement, Typed>('judge') },
  actions: {
    keepPassword: assign(({ context }, { password, own }: Given) => ({ password, own: own ?? context.own })),
    keepOwn: assign((_, own: readonly string[]) => ({ own })),
    keepStrength: assign((_, { strength }: Judgement) => ({ strength })),
    announce: report(({ context: { password } }, { problem }: Judgement) => ({
      type: 'password.judged' as const,
      password,
      problem,
    })),
    forget: assign({ password: '', strength: undefined }),
  },
  guards: {
    isEmpty: (_, { password }: Given) => password === '',
    isSame: ({ context }, { password, own = context.own }: Given) =>
      context.password === password && context.own.join() === own.join(),
  },
}).createMachine({
  id: 'passwordMeter',
  description: 'How strong the new password of a form is.',
  context: { password: '', own: [] },
  initial: 'empty',
  on: {
    'ownWords.changed': { actions: { type: 'keepOwn', params: ownIn } },
    'password.changed': [
      { guard: { type: 'isSame', params: typedIn } },
      { guard: { type: 'isEmpty', params: typedIn }, target: '.empty' },
      { target: '.judging', actions: { type: 'keepPassword', params: typedIn } },
    ],
  },
  states: {
    empty: {
      description: 'No password has been typed.',
      entry: 'forget',
    },
    judging: {
      description: 'The password is being judged.',
      invoke: {
        id: 'judge',
        src: 'judge',
        input: typedNow,
        onDone: {
          target: 'judged',
          actions: [
            { type: 'keepStrength', params: outputOf },
            { type: 'announce', params: outputOf },
          ],
        },
        onError: 'unjudged',
      },
    },
    judged: {
      description: 'The strength of the password is known.',
    },
    unjudged: {
      description: 'The strength could not be found out, so the server alone decides.',
      entry: 'forget',
    },
  },
})

type Snapshot = SnapshotFrom<typeof passwordMeterMachine>
/** Undefined while it is not known; that of the last password while the next one is judged. */
export const strengthOf = ({ context }: Snapshot) => context.strength
