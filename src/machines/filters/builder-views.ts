import { actionOf, additionOf, allAsked, builderParts } from './builder-parts.ts'

const usernameIn = ({ event }: { event: { username: string } }) => event.username
const textGiven = <Value>({ event }: { event: { text: Value } }) => event.text
const searchIn = <Value>({ event }: { event: { search: Value } }) => event.search
const atIn = <Value>({ event }: { event: { at: Value } }) => event.at

/** One category of filters. */
export const detail = builderParts.createStateConfig({
  description: 'The user changes the filters of one category.',
  on: {
    'filters.changed': [
      { guard: { type: 'fits', params: actionOf }, actions: { type: 'changeDraft', params: actionOf } },
      { actions: { type: 'say', params: 'filters.full' } },
    ],
    'apply.pressed': [
      {
        guard: 'typedFits',
        target: '#builder.categories',
        actions: ['takeTyped', 'applyDraft', { type: 'say', params: 'builder.left' }],
      },
      { actions: { type: 'say', params: 'filters.full' } },
    ],
    'text.changed': { actions: { type: 'keepText', params: textGiven } },
    'text.submitted': [
      { guard: 'isIdle', actions: { type: 'keepText', params: '' } },
      {
        guard: { type: 'fits', params: additionOf },
        actions: [
          { type: 'changeDraft', params: additionOf },
          { type: 'keepText', params: '' },
        ],
      },
      { actions: { type: 'say', params: 'filters.full' } },
    ],
    'all.pressed': [
      { guard: { type: 'fits', params: allAsked }, actions: { type: 'changeDraft', params: allAsked } },
      { actions: { type: 'say', params: 'filters.full' } },
    ],
    'row.reached': { actions: { type: 'keepRow', params: atIn } },
    'back.pressed': '#builder.categories',
  },
})

/** FED-14: what a visitor can begin with. */
export const starters = builderParts.createStateConfig({
  description: 'A visitor sees what a feed can begin with, in place of presets of their own.',
  on: {
    'starter.pressed': {
      target: '#builder.categories',
      actions: [{ type: 'takeDraft', params: searchIn }, 'applyDraft', { type: 'say', params: 'builder.left' }],
    },
    'own.asked': { target: '#builder.asking.forLoader', actions: { type: 'say', params: 'logIn.required' } },
    'member.came': { target: '#builder.loader', actions: { type: 'keepMember', params: usernameIn } },
    'back.pressed': '#builder.categories',
  },
})

/** FED-14: the user goes on where they were, signed in or not. */
export const asking = builderParts.createStateConfig({
  description: 'A visitor has asked for what only members have, and the login dialog is open.',
  initial: 'forLoader',
  states: {
    forLoader: {
      description: 'After signing in the user sees their presets.',
      on: {
        'logIn.left': '#builder.starters',
        'member.came': { target: '#builder.loader', actions: { type: 'keepMember', params: usernameIn } },
      },
    },
    forSaver: {
      description: 'After signing in the user saves the filters as a preset.',
      on: {
        'logIn.left': '#builder.categories',
        'member.came': { target: '#builder.saver', actions: { type: 'keepMember', params: usernameIn } },
      },
    },
  },
})
