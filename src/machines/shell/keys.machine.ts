import type { SnapshotFrom } from 'xstate'
import { altKeyIn, changesIn, earlyIn, keyIn, keysParts, slotIn } from './keys-parts.ts'

/** The keys of the page: '?' lists them, others are for the list that was used last. Those without Ctrl, ⌘ or Alt can be switched off (LAY-27), and commands given others (LAY-33). */
export const keysMachine = keysParts.createMachine({
  id: 'keys',
  description: 'The keyboard shortcuts of the page.',
  context: { slots: [], changes: [] },
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  type: 'parallel',
  on: {
    'feed.came': { actions: { type: 'addSlot', params: slotIn } },
    'feed.used': { actions: { type: 'useSlot', params: slotIn } },
    'feed.left': { actions: { type: 'dropSlot', params: slotIn } },
    'changes.recalled': { actions: { type: 'setChanges', params: changesIn } },
    'changes.chosen': {
      actions: [
        { type: 'setChanges', params: changesIn },
        { type: 'keep', params: changesIn },
      ],
    },
  },
  states: {
    singles: {
      description: 'Whether keys without Ctrl, Alt or Meta are shortcuts.',
      initial: 'on',
      states: {
        on: {
          description: 'Single keys are shortcuts.',
          initial: 'closed',
          on: { 'singles.recalledOff': 'off' },
          states: {
            closed: {
              description: 'The list of shortcuts is closed, and keys go to the list that was used last.',
              on: {
                'list.asked': 'open',
                'key.pressed': [
                  {
                    guard: { type: 'asksForList', params: keyIn },
                    target: 'open',
                    actions: { type: 'announceUse', params: keyIn },
                  },
                  {
                    guard: { type: 'isOrder', params: keyIn },
                    actions: [
                      { type: 'giveOrder', params: keyIn },
                      { type: 'announceUse', params: keyIn },
                    ],
                  },
                ],
              },
            },
            open: {
              description: 'The list of shortcuts is open.',
              tags: 'open',
              on: {
                'list.left': 'closed',
                'singles.toggled': {
                  target: '#keys.singles.off.open',
                  actions: { type: 'keep', params: { areOff: true } },
                },
              },
            },
          },
        },
        off: {
          description:
            'The user has switched single keys off: what is typed or spoken starts nothing, unless with Ctrl or Alt.',
          initial: 'closed',
          states: {
            closed: {
              description: 'The list of shortcuts is closed, and keys with Alt go to the list that was used last.',
              on: {
                'list.asked': 'open',
                'key.pressed': [
                  {
                    guard: { type: 'asksForList', params: altKeyIn },
                    target: 'open',
                    actions: { type: 'announceUse', params: altKeyIn },
                  },
                  {
                    guard: { type: 'isOrder', params: altKeyIn },
                    actions: [
                      { type: 'giveOrder', params: altKeyIn },
                      { type: 'announceUse', params: altKeyIn },
                    ],
                  },
                ],
              },
            },
            open: {
              description: 'The list of shortcuts is open.',
              tags: 'open',
              on: {
                'list.left': 'closed',
                'singles.toggled': {
                  target: '#keys.singles.on.open',
                  actions: { type: 'keep', params: { areOff: false } },
                },
              },
            },
          },
        },
      },
    },
    search: {
      description: 'The way to the palette, whose code and list take a moment.',
      initial: 'away',
      on: {
        'palette.asked': { target: '.awaited', actions: 'askForPalette' },
        'key.pressed': {
          guard: { type: 'asksForPalette', params: keyIn },
          target: '.awaited',
          actions: ['askForPalette', { type: 'announceUse', params: keyIn }],
        },
      },
      states: {
        away: { description: 'The user is not on the way to the palette.' },
        awaited: {
          description: 'The palette was asked for: what is typed until its field has the focus is for it.',
          on: {
            'search.typed': { actions: { type: 'passOn', params: earlyIn } },
            'search.entered': { actions: { type: 'passOn', params: earlyIn } },
            'search.dropped': { target: 'away', actions: { type: 'passOn', params: earlyIn } },
            'search.left': 'away',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof keysMachine>
export const isListOpen = (snapshot: Snapshot) => snapshot.hasTag('open')
/** Whether keys without Ctrl, Alt or Meta are shortcuts. */
export const areSinglesOn = (snapshot: Snapshot) => snapshot.matches({ singles: 'on' })
/** The keys that the user has given to commands. */
export const changesOf = (snapshot: Snapshot) => snapshot.context.changes
/** Whether the palette was asked for and has not got the focus. */
export const isSearchAwaited = (snapshot: Snapshot) => snapshot.matches({ search: 'awaited' })
