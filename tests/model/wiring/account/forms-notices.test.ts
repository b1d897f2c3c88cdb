import { expect, it } from 'vitest'
import type { Role } from '../../../../src/root/charts.ts'
import { ann } from '../../drive/people.ts'
import { changesOf, says } from '../shared/scene.ts'

it.each<[Role, string, string]>([
  ['logIn', 'signIn.failed', 'Failure'],
  ['logIn', 'verification.resent', 'Info'],
  ['logIn', 'verification.failed', 'Failure'],
  ['createAccount', 'creation.failed', 'Failure'],
  ['emailCorrection', 'email.corrected', 'Success'],
  ['emailCorrection', 'correction.failed', 'Failure'],
  ['emailCorrection', 'correction.refused', 'Failure'],
  ['resetPassword', 'reset.failed', 'Failure'],
  ['password', 'change.made', 'Success'],
  ['password', 'change.failed', 'Failure'],
  ['profile', 'user.updated', 'Success'],
  ['profile', 'save.contested', 'Failure'],
  ['profile', 'save.failed', 'Failure'],
  ['signIns', 'end.failed', 'Failure'],
  ['signIns', 'endOthers.failed', 'Failure'],
  ['dataExport', 'export.saved', 'Success'],
  ['dataExport', 'export.failed', 'Failure'],
  ['deletion', 'deletion.failed', 'Failure'],
  ['deletion', 'account.deleted', 'Success'],
])('NTF-01 when %s reports %s the user sees a %s', (from, type, kind) => {
  const { notification } = changesOf(says(from, { type, email: ann.email, user: ann }))
  expect(notification).toEqual({ notice: { kind, text: expect.stringMatching(/\.$/) }, state: 'shown.passing' })
})
