import { type ActorRefFrom, createActor } from 'xstate'
import { troubleMachine } from '../machines/trouble.machine.ts'
import { troubleOf } from '../rules/troubles.ts'

/** The charts that say why a form's call failed, a form each. */
export const createTroubles = () => ({
  logInTrouble: createActor(troubleMachine),
  createTrouble: createActor(troubleMachine),
  correctionTrouble: createActor(troubleMachine),
  resetTrouble: createActor(troubleMachine),
  passwordTrouble: createActor(troubleMachine),
  profileTrouble: createActor(troubleMachine),
  deletionTrouble: createActor(troubleMachine),
})
export type Troubles = ReturnType<typeof createTroubles>

/** Makes a form's call, and tells its chart how it ends. */
export async function heeded<Output>(trouble: ActorRefFrom<typeof troubleMachine>, call: () => Promise<Output>) {
  trouble.send({ type: 'call.begun' })
  try {
    return await call()
  } catch (error) {
    const known = troubleOf(error)
    if (known) trouble.send({ type: 'call.failed', trouble: known })
    throw error
  }
}
