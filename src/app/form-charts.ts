import { createActor, fromPromise } from 'xstate'
import { saveAsFile } from '../adapters/download.ts'
import { isSecurePage } from '../adapters/network.ts'
import type { ContactMessage } from '../contract/contact.ts'
import type { SignUpRequest } from '../contract/sign-up.ts'
import type {
  AccountDeletion,
  ChangePasswordRequest,
  LoginRequest,
  ProfileUpdate,
  ResetPassword,
  SignInRecord,
  User,
} from '../contract/user.ts'
import { contactMachine } from '../machines/contact.machine.ts'
import { createAccountMachine } from '../machines/create-account.machine.ts'
import { dataExportMachine } from '../machines/data-export.machine.ts'
import { deletionMachine } from '../machines/deletion.machine.ts'
import { logInMachine } from '../machines/log-in.machine.ts'
import { passwordMachine } from '../machines/password.machine.ts'
import { profileMachine } from '../machines/profile.machine.ts'
import { resetPasswordMachine } from '../machines/reset-password.machine.ts'
import { resetRequestMachine } from '../machines/reset-request.machine.ts'
import type { SignIn } from '../machines/sign-in.ts'
import { signInsMachine } from '../machines/sign-ins.machine.ts'
import { verificationMachine } from '../machines/verification.machine.ts'
import type { Calls } from './session.ts'

/** The charts of the forms, with their calls. */
export const createForms = (calls: Calls) => ({ ...visitorForms(calls), ...memberForms(calls) })

type Http = Awaited<ReturnType<Calls>>['http']

const asker =
  (calls: Calls) =>
  <Input>(call: (http: Http, input: Input) => Promise<void>) =>
    fromPromise<void, Input>(async ({ input }) => call((await calls()).http, input))

function visitorForms(calls: Calls) {
  const ask = asker(calls)
  const logIn = fromPromise<SignIn, LoginRequest>(async ({ input, signal }) => {
    const { http, turns } = await calls()
    const { output, ...counted } = await turns.begin(() => http.logIn(input), signal)
    return { ...output, ...counted }
  })
  const resendVerification = ask<string>((http, email) => http.resendVerification(email))
  const createAccount = ask<SignUpRequest>((http, asked) => http.createAccount(asked))
  const verifyEmail = ask<string>((http, token) => http.verifyEmail(token))
  const requestReset = ask<string>((http, email) => http.requestReset(email))
  const resetPassword = ask<ResetPassword>((http, asked) => http.resetPassword(asked))
  return {
    logIn: createActor(logInMachine.provide({ actors: { logIn, resendVerification } }), {
      input: { isSecure: isSecurePage() },
    }),
    createAccount: createActor(createAccountMachine.provide({ actors: { createAccount } })),
    verification: createActor(verificationMachine.provide({ actors: { verifyEmail } })),
    resetRequest: createActor(resetRequestMachine.provide({ actors: { requestReset } })),
    resetPassword: createActor(resetPasswordMachine.provide({ actors: { resetPassword } })),
  }
}

function memberForms(calls: Calls) {
  const ask = asker(calls)
  const changePassword = ask<ChangePasswordRequest>((http, asked) => http.changePassword(asked))
  const sendMessage = ask<ContactMessage>((http, message) => http.sendMessage(message))
  const endSignIn = ask<string>((http, id) => http.endSignInOf(id))
  const deleteAccount = ask<AccountDeletion>((http, asked) => http.deleteAccount(asked))
  const saveProfile = fromPromise<User, ProfileUpdate>(async ({ input }) => (await calls()).http.saveProfile(input))
  const listSignIns = fromPromise<SignInRecord[], void>(async () => (await calls()).http.listSignIns())
  const saveExport = fromPromise<void, void>(async ({ signal }) => {
    const account = await (await calls()).http.exportAccount()
    // whoever asked may have signed out meanwhile
    if (!signal.aborted) saveAsFile('market-flux-account.json', account)
  })
  return {
    password: createActor(passwordMachine.provide({ actors: { changePassword } })),
    profile: createActor(profileMachine.provide({ actors: { saveProfile } })),
    contact: createActor(contactMachine.provide({ actors: { sendMessage } })),
    signIns: createActor(signInsMachine.provide({ actors: { listSignIns, endSignIn } })),
    dataExport: createActor(dataExportMachine.provide({ actors: { saveExport } })),
    deletion: createActor(deletionMachine.provide({ actors: { deleteAccount } })),
  }
}
