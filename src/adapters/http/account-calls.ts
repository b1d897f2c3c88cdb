import type { ContactMessage } from '../../contract/contact.ts'
import type { SignUpRequest } from '../../contract/sign-up.ts'
import type { AccountDeletion, ChangePasswordRequest, ProfileUpdate, ResetPassword } from '../../contract/user.ts'
import { type Client, refused } from './client.ts'

/** The calls about accounts, and contact. Each answers what was promised for success, or throws one `Failure`. */
export const createAccountCalls = ({ user, contact }: Client) => ({
  createAccount: (body: SignUpRequest) => done(user.create({ body }), 200),
  verifyEmail: (verificationToken: string) => done(user.verifyUser({ body: { verificationToken } })),
  resendVerification: (email: string) => done(user.resendVerificationEmail({ body: { email } })),
  requestReset: (email: string) => done(user.resetPasswordRequest({ body: { email } })),
  resetPassword: (body: ResetPassword) => done(user.resetPassword({ body })),
  changePassword: (body: ChangePasswordRequest) => done(user.changePassword({ body })),
  deleteAccount: (body: AccountDeletion) =>
    done(user.deleteAccount({ body, fetchOptions: { credentials: 'include' } })),
  endSignInOf: (id: string) => done(user.endSignIn({ params: { id } })),
  sendMessage: (body: ContactMessage) => done(contact.send({ body })),
  async saveProfile(body: ProfileUpdate) {
    const answer = await user.updateUserInfo({ body })
    if (answer.status !== 200) throw refused(answer)
    return answer.body
  },
  async exportAccount() {
    const answer = await user.exportAccount()
    if (answer.status !== 200) throw refused(answer)
    return answer.body
  },
  async listSignIns() {
    const answer = await user.listSignIns()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})

async function done(asked: Promise<{ status: number; body: unknown }>, status = 204) {
  const answer = await asked
  if (answer.status !== status) throw refused(answer)
}
