import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { overlayMachine } from '../../../src/machines/overlay/overlay.machine.ts'
import { drive } from '../drive/drive.ts'
import {
  back,
  cases,
  create,
  created,
  dismissed,
  failed,
  given,
  logIn,
  logInToResume,
  member,
  opened,
  privacy,
  requested,
  reset,
  resetLink,
  resetRequest,
  sent,
  shown,
  terms,
} from './overlay.cases.ts'

describe('an overlay', () => {
  const overlayAfter = async (...events: AnyEventObject[]) => {
    const { walk, snapshot, said } = drive(overlayMachine)
    await walk(events)
    return { ...shown(snapshot()), saidTypes: said.map(({ type }) => type) }
  }
  const pageAfter = async (...events: AnyEventObject[]) => (await overlayAfter(...events)).page
  const closing = { page: undefined, document: undefined, canGoBack: false }

  it.each([
    ['LogIn', [logIn]],
    ['Create', [create]],
    ['CreateConfirmation', [create, created]],
    ['ResetPasswordRequest', [resetRequest]],
    ['ResetPasswordRequestConfirmation', [resetRequest, requested]],
    ['ResetPassword', [resetLink]],
    ['ResetPasswordConfirmation', [resetLink, reset]],
    ['Legal', [opened]],
    ['SuccessfulContact', [sent]],
    ['ErroredContact', [failed]],
  ])('OVL-01 OVL-02 %s can be reached and closed', async (page, events) => {
    const overlay = await overlayAfter(...events)
    const { saidTypes, ...left } = await overlayAfter(...events, dismissed)
    expect([overlay.page, left, saidTypes.slice(-2)]).toEqual([page, closing, ['overlay.closed', 'overlay.left']])
  })

  it('OVL-02 Legal shows the terms unless the privacy policy was asked for, whatever it showed before', async () => {
    const documents = []
    for (const events of [[opened], [terms], [privacy], [privacy, dismissed, opened], [privacy, dismissed, terms]]) {
      documents.push((await overlayAfter(...events)).document)
    }
    expect(documents).toEqual(['tos', 'tos', 'privacy', 'tos', 'tos'])
  })

  it('OVL-02 both documents can be read from a form, and the way leads back to it', async () => {
    const reading = await overlayAfter(create, terms, privacy)
    expect([reading, await pageAfter(create, terms, privacy, back)]).toEqual([
      { page: 'Legal', document: 'privacy', canGoBack: true, saidTypes: [] },
      'Create',
    ])
  })

  it('OVL-02 who has signed in meanwhile is not led back to a form for visitors', async () => {
    const { page, canGoBack } = await overlayAfter(logIn, terms, member, back)
    expect([page, canGoBack]).toEqual(['Legal', false])
  })

  it('OVL-08 a reset request goes to its confirmation at once, and from there to LogIn', async () => {
    const pages = [await pageAfter(logIn, resetRequest, requested), await pageAfter(resetRequest, requested, logIn)]
    expect(pages).toEqual(['ResetPasswordRequestConfirmation', 'LogIn'])
  })

  it('OVL-08 a request from the profile opens nothing here', async () => {
    expect(await pageAfter(requested)).toBe(undefined)
  })

  it('OVL-14 only an account that was made leads from Create to its confirmation', async () => {
    const others = cases.filter((event) => event !== created)
    const pages = await Promise.all(others.map((event) => pageAfter(create, event)))
    expect([pages.includes('CreateConfirmation'), await pageAfter(create, created)]).toEqual([
      false,
      'CreateConfirmation',
    ])
  })

  it.each([
    ['OVL-14', 'CreateConfirmation', [create, dismissed, created]],
    ['OVL-09', 'ResetPasswordConfirmation', [resetLink, dismissed, reset]],
  ])('%s %s comes although the dialog was closed while its call ran', async (_, page, events) => {
    expect(await pageAfter(...events)).toBe(page)
  })

  it('RTE-09 a mailed link opens ResetPassword, also over another page', async () => {
    expect([await pageAfter(resetLink), await pageAfter(logIn, resetLink)]).toEqual(['ResetPassword', 'ResetPassword'])
  })

  it.each([
    ['closes LogIn and goes to the Terminal', [logIn], ['logIn.reached', 'signIn.completed', 'overlay.closed']],
    ['goes to the Terminal from a form of the profile page', [], ['signIn.completed']],
    [
      'goes to the Terminal, its dialog being closed',
      [create, dismissed],
      ['overlay.closed', 'overlay.left', 'signIn.completed'],
    ],
    ['closes the terms, too', [create, terms], ['signIn.completed', 'overlay.closed']],
    ['stays where an action resumes', [logInToResume], ['logIn.reached', 'overlay.closed']],
    [
      'stays where an action resumes, by way of a new account',
      [logInToResume, create, created, logIn],
      ['logIn.reached', 'logIn.reached', 'overlay.closed'],
    ],
    [
      'goes to the Terminal when what would resume was given up',
      [logInToResume, dismissed, logIn],
      ['logIn.reached', 'overlay.closed', 'overlay.left', 'logIn.reached', 'signIn.completed', 'overlay.closed'],
    ],
  ])('SES-02 a sign-in %s', async (_, events, said) => {
    const { saidTypes, ...left } = await overlayAfter(...events, given)
    expect([left, saidTypes]).toEqual([closing, said])
  })

  it('SES-02 a sign-in in another tab closes LogIn where the user is', async () => {
    expect(await overlayAfter(logIn, member)).toEqual({ ...closing, saidTypes: ['logIn.reached', 'overlay.closed'] })
  })
})
