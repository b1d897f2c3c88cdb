import { troubleMachine } from '../../machines/shared/trouble.machine.ts'

/** The charts that say why a form's call failed, a form each. */
export const createTroubles = () => ({
  logInTrouble: { logic: troubleMachine },
  createTrouble: { logic: troubleMachine },
  correctionTrouble: { logic: troubleMachine },
  resetTrouble: { logic: troubleMachine },
  passwordTrouble: { logic: troubleMachine },
  profileTrouble: { logic: troubleMachine },
  deletionTrouble: { logic: troubleMachine },
})
