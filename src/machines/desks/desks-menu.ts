import { type DeskOrder, deskNameOf } from '../../rules/desks/desks.ts'
import type { Context, Terminal } from './desks-context.ts'
import { desksParts } from './desks-parts.ts'

const idIn = ({ event }: { event: { id: string } }) => event.id
const nameIn = ({ event }: { event: { name: string } }) => event.name
const terminalIn = ({ event }: { event: Terminal }) => event
const renaming = ({ context: { renaming: id, name } }: { context: Context }): DeskOrder => ({
  does: 'rename',
  id,
  name: deskNameOf(name),
})

/** DSK-02: the menu of the desks. */
export const desksMenu = desksParts.createStateConfig({
  description: 'The menu of the desks.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The name of the desk is seen.',
      entry: 'forgetDeleted',
      on: { 'menu.toggled': 'open' },
    },
    open: {
      description: 'The desks are listed.',
      initial: 'listing',
      on: {
        'menu.toggled': 'closed',
        'menu.left': 'closed',
        'terminal.changed': { guard: { type: 'isOtherReader', params: terminalIn }, target: 'closed' },
      },
      states: {
        listing: {
          description: 'One can be opened, added, moved or deleted.',
          on: {
            'desk.chosen': '#desks.menu.closed',
            'rename.pressed': { target: 'naming', actions: { type: 'beginForm', params: idIn } },
          },
        },
        naming: {
          description: 'A desk is given another name.',
          on: {
            'name.changed': { actions: { type: 'keepName', params: nameIn } },
            'name.submitted': [
              { guard: 'isNamed', target: 'listing', actions: { type: 'edit', params: renaming } },
              { actions: 'explain' },
            ],
            'form.left': 'listing',
          },
        },
      },
    },
  },
})
