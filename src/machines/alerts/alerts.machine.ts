import type { SnapshotFrom } from 'xstate'
import {
  alertIn,
  alertsParts,
  atFirst,
  keptIn,
  listsIn,
  nextEdit,
  orderIn,
  ownerIn,
  ownerNow,
  permissionIn,
  readIn,
  settingsIn,
  textIn,
} from './alerts-parts.ts'

/** ALT-01: which alerts a reader has, and how they ring. */
export const alertsMachine = alertsParts.createMachine({
  id: 'alerts',
  description: 'Which alerts a reader has, and how they ring.',
  context: atFirst,
  invoke: { id: 'watchWindows', src: 'watchWindows' },
  on: { 'lists.changed': { actions: { type: 'keepLists', params: listsIn } } },
  type: 'parallel',
  states: {
    keeping: {
      description: 'What the browser keeps of them.',
      initial: 'waiting',
      on: {
        'reader.changed': [
          {
            guard: { type: 'isKnown', params: ownerIn },
            target: '.known',
            actions: { type: 'keepOwner', params: ownerIn },
          },
          { target: '.waiting', actions: { type: 'keepOwner', params: ownerIn } },
        ],
        'text.typed': { actions: { type: 'type', params: textIn } },
      },
      states: {
        waiting: { description: 'It is not known who is here, and there are no alerts.' },
        known: {
          description: 'What is chosen is seen at once.',
          on: {
            'alert.toggled': [
              { guard: { type: 'canToggle', params: alertIn }, actions: { type: 'toggle', params: alertIn } },
              { actions: { type: 'refuse', params: alertIn } },
            ],
            'alert.ordered': [
              {
                guard: { type: 'canToggle', params: alertIn },
                actions: [
                  { type: 'announceSwitch', params: orderIn },
                  { type: 'toggle', params: alertIn },
                ],
              },
              { actions: { type: 'refuse', params: alertIn } },
            ],
            'settings.chosen': { actions: { type: 'choose', params: settingsIn } },
            'text.submitted': [{ guard: 'canAdd', actions: 'addTyped' }, { actions: 'refuseTyped' }],
          },
          initial: 'reading',
          states: {
            reading: {
              description: 'What the browser keeps for this reader is being read.',
              invoke: {
                id: 'readAlerts',
                src: 'readAlerts',
                input: ownerNow,
                onDone: { target: 'resting', actions: { type: 'keepRead', params: readIn } },
                onError: 'resting',
              },
              on: { 'alerts.changed': { target: 'reading', reenter: true } },
            },
            resting: {
              description: 'All that was chosen is kept.',
              always: { guard: 'hasEdits', target: 'saving' },
              on: { 'alerts.changed': 'reading' },
            },
            saving: {
              description:
                'What was chosen is being kept, one thing after the other; the browser gives back what is so now.',
              invoke: {
                id: 'keepEdit',
                src: 'keepEdit',
                input: nextEdit,
                onDone: { target: 'resting', actions: ['dropEdit', { type: 'keepKept', params: keptIn }] },
                onError: { target: 'reading', actions: 'dropEdit' },
              },
            },
          },
        },
      },
    },
    desktop: {
      description: 'Whether the browser may show notifications.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being asked.',
          on: { 'desktop.asked': 'asking' },
        },
        asking: {
          description: 'The browser asks the user.',
          invoke: {
            id: 'askPermission',
            src: 'askPermission',
            onDone: [
              {
                guard: { type: 'isGranted', params: permissionIn },
                target: 'resting',
                actions: [{ type: 'keepPermission', params: permissionIn }, 'turnOn'],
              },
              { target: 'resting', actions: { type: 'keepPermission', params: permissionIn } },
            ],
            onError: 'resting',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof alertsMachine>
/** What the browser keeps is not known yet. */
export const isUnread = ({ context }: Snapshot) => context.permission === undefined
export const keptOf = ({ context }: Snapshot) => context.kept
export const permissionOf = ({ context }: Snapshot) => context.permission
export const textOf = ({ context }: Snapshot) => context.text
export const problemOf = ({ context }: Snapshot) => context.problem
