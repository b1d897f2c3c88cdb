import { troubleMachine } from '../../machines/shared/trouble.machine.ts'

/** The charts that hold why a form's call failed, one for each form. */
export const createTroubles = () => ({
  logInTrouble: { logic: troubleMachine },
  createTrouble: { logic: troubleMachine },
  correctionTrouble: { logic: troubleMachine },
  resetTrouble: { logic: troubleMachine },
  passwordTrouble: { logic: troubleMachine },
  profileTrouble: { logic: troubleMachine },
  deletionTrouble: { logic: troubleMachine },
})
