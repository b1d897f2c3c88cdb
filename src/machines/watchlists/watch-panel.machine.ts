import type { SnapshotFrom } from 'xstate'
import { currentIn, watchPanelParts } from './watch-panel-parts.ts'

const listsIn = <Value>({ event }: { event: { lists: Value } }) => event.lists
const idIn = ({ event }: { event: { id: string } }) => event.id
const nameIn = ({ event }: { event: { name: string } }) => event.name
const textIn = ({ event }: { event: { text: string } }) => event.text
const symbolIn = ({ event }: { event: { symbol: string } }) => event.symbol
const moveIn = ({ event }: { event: { symbol: string; by: number } }) => event
const byIn = ({ event }: { event: { by: number } }) => event.by

/** WCH-07: what the user does in the panel of the watchlists. What they ask for is saved by another chart; what is typed stays until it is. */
export const watchPanelMachine = watchPanelParts.createMachine({
  id: 'watchPanel',
  description: 'What the user does in the panel of the watchlists.',
  context: { lists: [], chosen: undefined, text: '', name: '', problem: '' },
  initial: 'seeing',
  on: {
    'lists.changed': { actions: { type: 'keepLists', params: listsIn } },
    'list.chosen': { target: '.seeing', actions: [{ type: 'choose', params: idIn }, 'clearProblem'] },
  },
  states: {
    seeing: {
      description: 'A list is seen, and symbols can be added to it.',
      initial: 'resting',
      on: {
        'new.pressed': { target: 'creating', actions: 'clearName' },
        'rename.pressed': { guard: 'hasList', target: 'renaming', actions: 'takeName' },
        'delete.pressed': { guard: 'hasList', target: 'deleting' },
        'list.moved': { guard: 'hasList', actions: { type: 'moveList', params: byIn } },
        'symbol.removed': {
          guard: { type: 'isInList', params: symbolIn },
          actions: { type: 'removeSymbol', params: symbolIn },
        },
        'symbol.moved': {
          guard: { type: 'isInList', params: symbolIn },
          actions: { type: 'moveSymbol', params: moveIn },
        },
        'text.changed': { target: '.resting', actions: { type: 'keepText', params: textIn } },
      },
      states: {
        resting: {
          description: 'Nothing is being added.',
          on: {
            'text.submitted': [{ guard: 'canAdd', target: 'adding', actions: 'add' }, { actions: 'saySymbols' }],
          },
        },
        adding: {
          description: 'The symbols that are typed are being saved.',
          on: {
            'edits.ended': { target: 'resting', actions: [{ type: 'keepLists', params: listsIn }, 'clearText'] },
            'edit.refused': 'resting',
          },
        },
      },
    },
    creating: {
      description: 'A new list is given its name.',
      initial: 'editing',
      on: { 'form.left': { target: 'seeing', actions: 'clearProblem' } },
      states: {
        editing: {
          description: 'The user types the name.',
          on: {
            'name.changed': { actions: { type: 'keepName', params: nameIn } },
            'name.submitted': [{ guard: 'isNewName', target: 'saving', actions: 'create' }, { actions: 'sayNewName' }],
          },
        },
        saving: {
          description: 'The new list is being saved.',
          on: {
            'edits.ended': {
              target: '#watchPanel.seeing',
              actions: [{ type: 'keepLists', params: listsIn }, 'chooseNamed'],
            },
            'edit.refused': 'editing',
          },
        },
      },
    },
    renaming: {
      description: 'A list is given another name.',
      initial: 'editing',
      on: { 'form.left': { target: 'seeing', actions: 'clearProblem' } },
      states: {
        editing: {
          description: 'The user types the name.',
          on: {
            'name.changed': { actions: { type: 'keepName', params: nameIn } },
            'name.submitted': [
              { guard: 'isOtherName', target: 'saving', actions: 'rename' },
              { actions: 'sayOtherName' },
            ],
          },
        },
        saving: {
          description: 'The name is being saved.',
          on: { 'edits.ended': '#watchPanel.seeing', 'edit.refused': 'editing' },
        },
      },
    },
    deleting: {
      description: 'The user is asked whether the list is to be deleted.',
      on: {
        'form.left': 'seeing',
        'delete.confirmed': [{ guard: 'hasList', target: 'seeing', actions: 'remove' }, { target: 'seeing' }],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof watchPanelMachine>
export type PanelMode = 'seeing' | 'creating' | 'renaming' | 'deleting'
const modes = ['creating', 'renaming', 'deleting'] as const
export const modeOf = (snapshot: Snapshot): PanelMode => modes.find((mode) => snapshot.matches(mode)) ?? 'seeing'
export const currentList = (snapshot: Snapshot) => currentIn(snapshot.context)
export const textOf = (snapshot: Snapshot) => snapshot.context.text
/** What is looked for in the directory: nothing while it is being added. */
export const soughtOf = (snapshot: Snapshot) => (snapshot.matches({ seeing: 'resting' }) ? snapshot.context.text : '')
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
export const isSaving = (snapshot: Snapshot) =>
  snapshot.matches({ seeing: 'adding' }) ||
  snapshot.matches({ creating: 'saving' }) ||
  snapshot.matches({ renaming: 'saving' })
