import { setup } from 'xstate'
import { report } from '../shared/report.ts'

type Event =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'page.entered' }
  | { type: 'page.left' }
  | { type: 'passwordPage.entered' }
  | { type: 'passwordPage.left' }
/** `forms.left`: the visitor's forms are seen no longer. `passwordForm.left`: nor is that of the member's password. */
type Emitted = { type: 'forms.left' } | { type: 'passwordForm.left' }

/** Whether the account forms are seen: those of visitors stand in the dialog and in pages. What is no longer seen keeps no password. */
export const seenFormsMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  actions: { announce: report((_, said: Emitted) => said) },
}).createMachine({
  id: 'seenForms',
  description: 'Which of the account forms are seen.',
  type: 'parallel',
  states: {
    visitor: {
      description: 'Whether a form of visitors is seen, and where.',
      initial: 'nowhere',
      states: {
        nowhere: {
          description: 'No form of visitors is seen.',
          on: { 'dialog.opened': 'inDialog', 'page.entered': 'inPage' },
        },
        inDialog: {
          description: 'The dialog is open.',
          on: {
            'page.entered': 'inBoth',
            'dialog.closed': { target: 'nowhere', actions: { type: 'announce', params: { type: 'forms.left' } } },
          },
        },
        inPage: {
          description: 'The page shows a form.',
          on: {
            'dialog.opened': 'inBoth',
            'page.left': { target: 'nowhere', actions: { type: 'announce', params: { type: 'forms.left' } } },
          },
        },
        inBoth: {
          description: 'The dialog lies over a page that shows a form.',
          on: { 'dialog.closed': 'inPage', 'page.left': 'inDialog' },
        },
      },
    },
    password: {
      description: 'Whether the page of the password is seen.',
      initial: 'away',
      states: {
        away: { description: 'Another page is seen.', on: { 'passwordPage.entered': 'there' } },
        there: {
          description: 'The page of the password is seen.',
          on: {
            'passwordPage.left': {
              target: 'away',
              actions: { type: 'announce', params: { type: 'passwordForm.left' } },
            },
          },
        },
      },
    },
  },
})
