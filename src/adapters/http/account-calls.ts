import type { ProfileUpdate } from '../../contract/account/profile-update.ts'
import type { signUp as signUpRoutes } from '../../contract/account/sign-up.routes.ts'
import type { SignUpRequest } from '../../contract/account/sign-up.ts'
import type { ContactMessage } from '../../contract/contact/contact.ts'
import type {
  AccountDeletion,
  ChangePasswordRequest,
  EmailCorrection,
  ResetPassword,
} from '../../contract/shared/user/user.ts'
import { type Client, type clientOf, refused } from './client.ts'
import type { Once } from './repeats.ts'

type SignUp = () => Promise<ReturnType<typeof clientOf<typeof signUpRoutes>>>

/** The calls about accounts, and contact. Each answers what was promised for success, or throws one `Failure`. */
export const createAccountCalls = ({ user, contact }: Client, signUp: SignUp, once: Once) => ({
  // without the password: that is not for keeping
  createAccount: ({ password, ...names }: SignUpRequest) =>
    once('createAccount', names, async (headers) => {
      const { create } = await signUp()
      return done(create({ body: { ...names, password }, headers }), 200)
    }),
  /** Returns the state of the link. */
  async verifyEmail(verificationToken: string) {
    const answer = await user.verifyUser({ body: { verificationToken } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.standing
  },
  correctEmail: (body: EmailCorrection) => done(user.correctEmail({ body })),
  resendVerification: (email: string) => done(user.resendVerificationEmail({ body: { email } })),
  requestReset: (email: string) => done(user.resetPasswordRequest({ body: { email } })),
  resetPassword: (body: ResetPassword) => done(user.resetPassword({ body })),
  changePassword: (body: ChangePasswordRequest) => done(user.changePassword({ body })),
  deleteAccount: (body: AccountDeletion) => done(user.deleteAccount({ body })),
  endSignInOf: (id: string) => done(user.endSignIn({ params: { id } })),
  endOtherSignIns: () => done(user.endOtherSignIns()),
  sendMessage: (body: ContactMessage) => once('sendMessage', body, (headers) => done(contact.send({ body, headers }))),
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
    return answer.body
  },
})

async function done(asked: Promise<{ status: number; body: unknown; headers: Headers }>, status = 204) {
  const answer = await asked
  if (answer.status !== status) throw refused(answer)
}
