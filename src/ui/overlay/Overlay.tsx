import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { type OverlayPage, pageOf } from '../../machines/overlay/overlay.machine.ts'
import {
  ResetPasswordConfirmation,
  ResetPasswordRequestConfirmation,
  SuccessfulContact,
} from '../account/forms/Confirmations.tsx'
import { CreateConfirmation } from '../account/forms/CreateConfirmation.tsx'
import { CreateForm } from '../account/forms/CreateForm.tsx'
import { LogInForm } from '../account/forms/LogInForm.tsx'
import styles from '../account/forms/Overlay.module.css'
import { ResetPassword } from '../account/forms/ResetPassword.tsx'
import { ResetPasswordRequest } from '../account/forms/ResetPasswordRequest.tsx'
import { useCharts } from '../charts.tsx'
import { Modal } from '../kit/Modal.tsx'
import { ErroredContact } from './ErroredContact.tsx'
import { Legal } from './Legal.tsx'

/** OVL-02. */
const pages: Record<OverlayPage, ComponentType> = {
  LogIn: LogInForm,
  Create: CreateForm,
  CreateConfirmation,
  ResetPasswordRequest,
  ResetPasswordRequestConfirmation,
  ResetPassword,
  ResetPasswordConfirmation,
  Legal,
  SuccessfulContact,
  ErroredContact,
}
const widths: Partial<Record<OverlayPage, string>> = { Create: styles.wide, Legal: styles.legal }

export function Overlay() {
  const { overlay } = useCharts()
  const page = useSelector(overlay, pageOf)
  const Page = page && pages[page]
  return (
    <Modal isOpen={page !== undefined} onDismiss={() => overlay.send({ type: 'overlay.dismissed' })} returnTo="account">
      {Page && (
        <div key={page} className={`${styles.page} ${widths[page] ?? ''}`}>
          <Page />
        </div>
      )}
    </Modal>
  )
}
