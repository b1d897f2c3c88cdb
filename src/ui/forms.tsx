import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { createAccountMachine } from '../machines/account/create-account.machine.ts'
import type { dataExportMachine } from '../machines/account/data-export.machine.ts'
import type { deletionMachine } from '../machines/account/deletion.machine.ts'
import type { emailCorrectionMachine } from '../machines/account/email-correction.machine.ts'
import type { leavingMachine } from '../machines/account/leaving.machine.ts'
import type { logInMachine } from '../machines/account/log-in.machine.ts'
import type { passwordMachine } from '../machines/account/password.machine.ts'
import type { passwordMeterMachine } from '../machines/account/password-meter.machine.ts'
import type { profileMachine } from '../machines/account/profile.machine.ts'
import type { resetPasswordMachine } from '../machines/account/reset-password.machine.ts'
import type { resetRequestMachine } from '../machines/account/reset-request.machine.ts'
import type { signInsMachine } from '../machines/account/sign-ins.machine.ts'
import type { verificationMachine } from '../machines/account/verification.machine.ts'
import type { contactMachine } from '../machines/contact/contact.machine.ts'
import type { revealingMachine } from '../machines/shared/revealing.machine.ts'
import type { troubleMachine } from '../machines/shared/trouble.machine.ts'
import { useCharts } from './charts.tsx'
import { useLive } from './kit/live.ts'

type Trouble = ActorRefFrom<typeof troubleMachine>
type Meter = ActorRefFrom<typeof passwordMeterMachine>

/** The charts of the forms: they come with the first page that shows one. */
export type Forms = {
  logIn: ActorRefFrom<typeof logInMachine>
  createAccount: ActorRefFrom<typeof createAccountMachine>
  emailCorrection: ActorRefFrom<typeof emailCorrectionMachine>
  verification: ActorRefFrom<typeof verificationMachine>
  resetRequest: ActorRefFrom<typeof resetRequestMachine>
  resetPassword: ActorRefFrom<typeof resetPasswordMachine>
  password: ActorRefFrom<typeof passwordMachine>
  profile: ActorRefFrom<typeof profileMachine>
  contact: ActorRefFrom<typeof contactMachine>
  signIns: ActorRefFrom<typeof signInsMachine>
  dataExport: ActorRefFrom<typeof dataExportMachine>
  deletion: ActorRefFrom<typeof deletionMachine>
  logInTrouble: Trouble
  createTrouble: Trouble
  correctionTrouble: Trouble
  resetTrouble: Trouble
  passwordTrouble: Trouble
  profileTrouble: Trouble
  deletionTrouble: Trouble
  createMeter: Meter
  resetMeter: Meter
  passwordMeter: Meter
  leaving: ActorRefFrom<typeof leavingMachine>
  revealing: ActorRefFrom<typeof revealingMachine>
}

const FormsContext = createContext<Forms | undefined>(undefined)

export function FormsProvider({ value, children }: { value: Forms; children: ReactNode }) {
  return <FormsContext value={useLive(useCharts().root, value)}>{children}</FormsContext>
}

/** Throws outside of `FormsProvider`. */
export function useForms() {
  const forms = use(FormsContext)
  if (!forms) throw new Error('There is no FormsProvider around this component.')
  return forms
}
