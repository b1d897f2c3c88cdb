import { assign, setup } from 'xstate'

/** `field`: which password field of the page. */
type Event =
  | { type: 'eye.pressed'; field: string }
  /** It is no longer on the page. */
  | { type: 'field.left'; field: string }

const fieldIn = ({ event }: { event: Event }) => event.field

/** PWD-04: which password fields show what is typed. Each is hidden at first, and hidden again when it comes back. */
export const revealingMachine = setup({
  types: { context: {} as { revealed: readonly string[] }, events: {} as Event },
  actions: {
    reveal: assign(({ context }, field: string) => ({ revealed: [...context.revealed, field] })),
    hide: assign(({ context }, field: string) => ({ revealed: context.revealed.filter((one) => one !== field) })),
  },
  guards: {
    isOnlyOne: ({ context }, field: string) => context.revealed.every((one) => one === field),
    isRevealed: ({ context }, field: string) => context.revealed.includes(field),
  },
}).createMachine({
  id: 'revealing',
  description: 'Which password fields show what is typed into them.',
  context: { revealed: [] },
  initial: 'hiding',
  states: {
    hiding: {
      description: 'Every password field shows dots.',
      on: { 'eye.pressed': { target: 'showing', actions: { type: 'reveal', params: fieldIn } } },
    },
    showing: {
      description: 'At least one password field shows what is typed.',
      on: {
        'eye.pressed': [
          {
            guard: { type: 'isOnlyOne', params: fieldIn },
            target: 'hiding',
            actions: { type: 'hide', params: fieldIn },
          },
          { guard: { type: 'isRevealed', params: fieldIn }, actions: { type: 'hide', params: fieldIn } },
          { actions: { type: 'reveal', params: fieldIn } },
        ],
        'field.left': [
          {
            guard: { type: 'isOnlyOne', params: fieldIn },
            target: 'hiding',
            actions: { type: 'hide', params: fieldIn },
          },
          { actions: { type: 'hide', params: fieldIn } },
        ],
      },
    },
  },
})
