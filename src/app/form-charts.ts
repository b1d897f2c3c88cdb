import { createActor, fromPromise } from 'xstate'
import { saveAsFile } from '../adapters/download.ts'
import { whatForgetsSignIns } from '../adapters/network.ts'
import type { ContactMessage } from '../contract/contact.ts'
import type { ProfileUpdate } from '../contract/profile-update.ts'
import type { SignUpRequest } from '../contract/sign-up.ts'
import type {
  AccountDeletion,
  ChangePasswordRequest,
  EmailCorrection,
  LinkStanding,
  LoginRequest,
  ResetPassword,
  SignInList,
  User,
} from '../contract/user.ts'
import { contactMachine } from '../machines/contact.machine.ts'
import { createAccountMachine } from '../machines/create-account.machine.ts'
import { dataExportMachine } from '../machines/data-export.machine.ts'
import { deletionMachine } from '../machines/deletion.machine.ts'
import { emailCorrectionMachine } from '../machines/email-correction.machine.ts'
import { logInMachine } from '../machines/log-in.machine.ts'
import { passwordMachine } from '../machines/password.machine.ts'
import { profileMachine } from '../machines/profile.machine.ts'
import { resetPasswordMachine } from '../machines/reset-password.machine.ts'
import { resetRequestMachine } from '../machines/reset-request.machine.ts'
import type { SignIn } from '../machines/sign-in.ts'
import { signInsMachine } from '../machines/sign-ins.machine.ts'
import { linkTokenOf, verificationMachine } from '../machines/verification.machine.ts'
import { createPasswordMeters } from './password-meters.ts'
import type { Calls } from './session.ts'
import { createTroubles, heeded, type Troubles } from './troubles.ts'

/** The charts of the forms, with their calls. */
export function createForms(calls: Calls) {
  const troubles = createTroubles()
  const meters = createPasswordMeters()
  return { ...visitorForms(calls, troubles), ...memberForms(calls, troubles), ...troubles, ...meters }
}

type Http = Awaited<ReturnType<Calls>>['http']

const asker =
  (calls: Calls) =>
  <Input>(call: (http: Http, input: Input) => Promise<void>, trouble?: Troubles[keyof Troubles]) =>
    fromPromise<void, Input>(async ({ input }) => {
      const ask = async () => call((await calls()).http, input)
      return trouble ? heeded(trouble, ask) : ask()
    })

function visitorForms(calls: Calls, { logInTrouble, createTrouble, correctionTrouble, resetTrouble }: Troubles) {
  const ask = asker(calls)
  const verifyEmail = fromPromise<LinkStanding, string>(async ({ input }) => (await calls()).http.verifyEmail(input))
  const verification = createActor(verificationMachine.provide({ actors: { verifyEmail } }))
  const logIn = fromPromise<SignIn, LoginRequest>(async ({ input, signal }) => {
    const { http, turns } = await calls()
    // RTE-10: with the password, a mailed link that was followed here verifies the account
    const asked = { ...input, verificationToken: linkTokenOf(verification.getSnapshot()) }
    const { output, ...counted } = await turns.begin(() => heeded(logInTrouble, () => http.logIn(asked)), signal)
    return { ...output, ...counted }
  })
  const resendVerification = ask<string>((http, email) => http.resendVerification(email), logInTrouble)
  const createAccount = ask<SignUpRequest>((http, asked) => http.createAccount(asked), createTrouble)
  const correctEmail = ask<EmailCorrection>((http, asked) => http.correctEmail(asked), correctionTrouble)
  const requestReset = ask<string>((http, email) => http.requestReset(email))
  const resetPassword = ask<ResetPassword>((http, asked) => http.resetPassword(asked), resetTrouble)
  return {
    logIn: createActor(logInMachine.provide({ actors: { logIn, resendVerification } }), {
      input: { hindrance: whatForgetsSignIns() },
    }),
    createAccount: createActor(createAccountMachine.provide({ actors: { createAccount } })),
    emailCorrection: createActor(emailCorrectionMachine.provide({ actors: { correctEmail } })),
    verification,
    resetRequest: createActor(resetRequestMachine.provide({ actors: { requestReset } })),
    resetPassword: createActor(resetPasswordMachine.provide({ actors: { resetPassword } })),
  }
}

function memberForms(calls: Calls, { passwordTrouble, profileTrouble, deletionTrouble }: Troubles) {
  const ask = asker(calls)
  const changePassword = ask<ChangePasswordRequest>((http, asked) => http.changePassword(asked), passwordTrouble)
  const sendMessage = ask<ContactMessage>((http, message) => http.sendMessage(message))
  const endSignIn = ask<string>((http, id) => http.endSignInOf(id))
  const endOtherSignIns = ask<void>((http) => http.endOtherSignIns())
  const deleteAccount = ask<AccountDeletion>((http, asked) => http.deleteAccount(asked), deletionTrouble)
  const saveProfile = fromPromise<User, ProfileUpdate>(({ input }) =>
    heeded(profileTrouble, async () => (await calls()).http.saveProfile(input)),
  )
  const listSignIns = fromPromise<SignInList, void>(async () => (await calls()).http.listSignIns())
  const saveExport = fromPromise<void, void>(async ({ signal }) => {
    const account = await (await calls()).http.exportAccount()
    // whoever asked may have signed out meanwhile
    if (!signal.aborted) saveAsFile('market-flux-account.json', account)
  })
  return {
    password: createActor(passwordMachine.provide({ actors: { changePassword } })),
    profile: createActor(profileMachine.provide({ actors: { saveProfile } })),
    contact: createActor(contactMachine.provide({ actors: { sendMessage } })),
    signIns: createActor(signInsMachine.provide({ actors: { listSignIns, endSignIn, endOtherSignIns } })),
    dataExport: createActor(dataExportMachine.provide({ actors: { saveExport } })),
    deletion: createActor(deletionMachine.provide({ actors: { deleteAccount } })),
  }
}
