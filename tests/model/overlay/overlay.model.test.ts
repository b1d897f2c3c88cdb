import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { overlayMachine } from '../../../src/machines/overlay/overlay.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { pairedWalks } from '../drive/pairs.ts'
import { cases, shown } from './overlay.cases.ts'

/** OVL-01, OVL-02, OVL-08, OVL-14, RTE-09, SES-02. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let page: string | undefined
  let document: string | undefined
  let before: string | undefined
  let resumes = false
  const open = (next: string, from?: string) => {
    page = next
    before = from
    if (next === 'LogIn') said.push({ type: 'logIn.reached' })
  }
  const close = () => {
    page = undefined
    before = undefined
    resumes = false
    said.push({ type: 'overlay.closed' })
  }
  const isForm = () => page === 'LogIn' || page === 'Create'
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'overlay.asked': () => {
      document = 'tos'
      open('Legal')
    },
    'logIn.asked': () => open('LogIn'),
    'logIn.required': () => {
      resumes = true
      open('LogIn')
    },
    'create.asked': () => open('Create'),
    'resetRequest.asked': () => open('ResetPasswordRequest'),
    'legal.asked': (event) => {
      document = event.document ?? 'tos'
      open('Legal', isForm() ? page : before)
    },
    'back.asked': () => before && open(before),
    'resetLink.followed': () => open('ResetPassword'),
    'account.created': () => open('CreateConfirmation'),
    'resetRequest.sent': () => page === 'ResetPasswordRequest' && open('ResetPasswordRequestConfirmation'),
    'password.reset': () => open('ResetPasswordConfirmation'),
    'message.sent': () => open('SuccessfulContact'),
    'message.failed': () => open('ErroredContact'),
    'overlay.dismissed': () => {
      if (!page) return
      close()
      said.push({ type: 'overlay.left' })
    },
    'signIn.given': () => {
      if (!resumes) said.push({ type: 'signIn.completed' })
      if (page) close()
    },
    'member.came': () => {
      before = undefined
      if (isForm()) close()
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return { page, document: page === 'Legal' ? document : undefined, canGoBack: before !== undefined, said }
}

describe('overlay', () => {
  const paired = pairedWalks(overlayMachine, cases)
  const covered = coverage(overlayMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`OVL-01 OVL-02 SES-02 ${name}`, async () => {
      const overlay = drive(overlayMachine)
      await overlay.walk(events, (soFar) =>
        expect({ ...shown(overlay.snapshot()), said: overlay.said }).toEqual(outcomeOf(soFar)),
      )
      covered.add(overlay.walked)
    })
  }
  covered.prove()
})
