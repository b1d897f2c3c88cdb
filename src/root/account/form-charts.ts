import type { RouterHistory } from '@tanstack/react-router'
import { fromCallback, fromPromise } from 'xstate'
import { whatForgetsSignIns } from '../../adapters/session/sign-in-memory.ts'
import { saveAsFile } from '../../adapters/shared/download.ts'
import { watchNetwork } from '../../adapters/shared/network.ts'
import type { ProfileUpdate } from '../../contract/account/profile-update.ts'
import type { SignUpRequest } from '../../contract/account/sign-up.ts'
import type { ContactMessage } from '../../contract/contact/contact.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type {
  AccountDeletion,
  ChangePasswordRequest,
  EmailCorrection,
  LinkStanding,
  LoginRequest,
  ResetPassword,
  SignInList,
  User,
} from '../../contract/shared/user/user.ts'
import { createAccountMachine } from '../../machines/account/create-account.machine.ts'
import { dataExportMachine } from '../../machines/account/data-export.machine.ts'
import { deletionMachine } from '../../machines/account/deletion.machine.ts'
import { emailCorrectionMachine } from '../../machines/account/email-correction.machine.ts'
import { logInMachine } from '../../machines/account/log-in.machine.ts'
import { passwordMachine } from '../../machines/account/password.machine.ts'
import { profileMachine } from '../../machines/account/profile.machine.ts'
import { resetPasswordMachine } from '../../machines/account/reset-password.machine.ts'
import { resetRequestMachine } from '../../machines/account/reset-request.machine.ts'
import { signInsMachine } from '../../machines/account/sign-ins.machine.ts'
import { verificationMachine } from '../../machines/account/verification.machine.ts'
import { contactMachine } from '../../machines/contact/contact.machine.ts'
import type { SignIn } from '../../machines/session/sign-in.ts'
import { revealingMachine } from '../../machines/shared/revealing.machine.ts'
import type { Input } from '../charts.ts'
import type { Calls } from '../session/session.ts'
import { createTroubles } from '../shared/troubles.ts'
import { createPasswordLayers } from '../shared/unsaved.ts'
import { createPasswordMeters } from './password-meters.ts'

export type FormsReach = { calls: Calls; history: RouterHistory; environment: Environment }

/** The charts of the forms, with their calls. */
export function createForms(reach: FormsReach) {
  return {
    ...visitorForms(reach),
    ...memberForms(reach),
    ...createTroubles(),
    ...createPasswordMeters(),
    revealing: { logic: revealingMachine },
  }
}

type Http = Awaited<ReturnType<Calls>>['http']

const asker =
  (calls: Calls) =>
  <Input>(call: (http: Http, input: Input) => Promise<void>) =>
    fromPromise<void, Input>(async ({ input }) => call((await calls()).http, input))

/** The network is back, or the user: what was not answered may be now. */
const returnWatcher = (environment: Environment) =>
  fromCallback(({ sendBack }) =>
    watchNetwork(({ type }) => type !== 'network.lost' && sendBack({ type: 'network.returned' }), environment),
  )

function visitorForms({ calls, environment }: FormsReach) {
  const ask = asker(calls)
  const input: Input<'logIn'> = { hindrance: whatForgetsSignIns(environment) }
  const watchReturn = returnWatcher(environment)
  const verifyEmail = fromPromise<LinkStanding, string>(async ({ input }) => (await calls()).http.verifyEmail(input))
  const logIn = fromPromise<SignIn, LoginRequest>(async ({ input, signal }) => {
    const { http, turns } = await calls()
    const { output, ...counted } = await turns.begin(() => http.logIn(input), signal)
    return { ...output, ...counted }
  })
  const resendVerification = ask<string>((http, email) => http.resendVerification(email))
  const createAccount = ask<SignUpRequest>((http, asked) => http.createAccount(asked))
  const correctEmail = ask<EmailCorrection>((http, asked) => http.correctEmail(asked))
  const requestReset = ask<string>((http, email) => http.requestReset(email))
  const resetPassword = ask<ResetPassword>((http, asked) => http.resetPassword(asked))
  return {
    logIn: {
      logic: logInMachine.provide({ actors: { logIn, resendVerification } }),
      input,
    },
    createAccount: { logic: createAccountMachine.provide({ actors: { createAccount } }) },
    emailCorrection: { logic: emailCorrectionMachine.provide({ actors: { correctEmail } }) },
    verification: { logic: verificationMachine.provide({ actors: { verifyEmail, watchReturn } }) },
    resetRequest: { logic: resetRequestMachine.provide({ actors: { requestReset, watchReturn } }) },
    resetPassword: { logic: resetPasswordMachine.provide({ actors: { resetPassword } }) },
  }
}

function memberForms({ calls, history, environment }: FormsReach) {
  const ask = asker(calls)
  const changePassword = ask<ChangePasswordRequest>((http, asked) => http.changePassword(asked))
  const sendMessage = ask<ContactMessage>((http, message) => http.sendMessage(message))
  const endSignIn = ask<string>((http, id) => http.endSignInOf(id))
  const endOtherSignIns = ask<void>((http) => http.endOtherSignIns())
  const deleteAccount = ask<AccountDeletion>((http, asked) => http.deleteAccount(asked))
  const saveProfile = fromPromise<User, ProfileUpdate>(async ({ input }) => (await calls()).http.saveProfile(input))
  const listSignIns = fromPromise<SignInList, void>(async () => (await calls()).http.listSignIns())
  const saveExport = fromPromise<void, void>(async ({ signal }) => {
    const account = await (await calls()).http.exportAccount()
    // the user may have signed out meanwhile
    if (!signal.aborted) saveAsFile('market-flux-account.json', account, environment)
  })
  return {
    password: { logic: passwordMachine.provide({ actors: { changePassword, layers: createPasswordLayers(history) } }) },
    profile: { logic: profileMachine.provide({ actors: { saveProfile } }) },
    contact: { logic: contactMachine.provide({ actors: { sendMessage } }) },
    signIns: { logic: signInsMachine.provide({ actors: { listSignIns, endSignIn, endOtherSignIns } }) },
    dataExport: { logic: dataExportMachine.provide({ actors: { saveExport } }) },
    deletion: { logic: deletionMachine.provide({ actors: { deleteAccount } }) },
  }
}
