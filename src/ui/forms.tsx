import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contactMachine } from '../machines/contact.machine.ts'
import type { createAccountMachine } from '../machines/create-account.machine.ts'
import type { dataExportMachine } from '../machines/data-export.machine.ts'
import type { deletionMachine } from '../machines/deletion.machine.ts'
import type { emailCorrectionMachine } from '../machines/email-correction.machine.ts'
import type { leavingMachine } from '../machines/leaving.machine.ts'
import type { logInMachine } from '../machines/log-in.machine.ts'
import type { passwordMachine } from '../machines/password.machine.ts'
import type { passwordMeterMachine } from '../machines/password-meter.machine.ts'
import type { profileMachine } from '../machines/profile.machine.ts'
import type { resetPasswordMachine } from '../machines/reset-password.machine.ts'
import type { resetRequestMachine } from '../machines/reset-request.machine.ts'
import type { revealingMachine } from '../machines/revealing.machine.ts'
import type { signInsMachine } from '../machines/sign-ins.machine.ts'
import type { troubleMachine } from '../machines/trouble.machine.ts'
import type { verificationMachine } from '../machines/verification.machine.ts'
import { type Charts, useCharts } from './charts.tsx'
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

/** A part of the page that needs the forms' charts, with them. Rejects where either cannot be had. */
export async function withForms(charts: Pick<Charts, 'forms'>, load: Promise<ComponentType>): Promise<ComponentType> {
  const [Part, forms] = await Promise.all([load, charts.forms()])
  return () => (
    <FormsProvider value={forms}>
      <Part />
    </FormsProvider>
  )
}
