import type { AnyActorRef } from 'xstate'
import { troubleMachine } from '../machines/trouble.machine.ts'
import { troubleOf } from '../rules/troubles.ts'
import type { Ref } from './charts.ts'

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
export type TroubleName = keyof ReturnType<typeof createTroubles>

/** Makes a form's call, and tells its chart how it ends. */
export async function heeded<Output>(system: AnyActorRef['system'], name: TroubleName, call: () => Promise<Output>) {
  const trouble: Ref<TroubleName> = system.get(name)
  trouble.send({ type: 'call.begun' })
  try {
    return await call()
  } catch (error) {
    const known = troubleOf(error)
    if (known) trouble.send({ type: 'call.failed', trouble: known })
    throw error
  }
}
