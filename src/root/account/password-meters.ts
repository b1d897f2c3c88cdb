import { fromPromise } from 'xstate'
import type { Judgement } from '../../contract/account/password-strength.ts'
import { passwordMeterMachine } from '../../machines/account/password-meter.machine.ts'

type Asked = { password: string; own: readonly string[] }

/** The charts that judge new passwords, one per form. The lists of common passwords are loaded with the first one. */
export function createPasswordMeters() {
  const judge = fromPromise<Judgement, Asked>(async ({ input }) => {
    const { judgePassword } = await import('../../contract/account/password-strength.ts')
    return judgePassword(input.password, input.own)
  })
  const meter = passwordMeterMachine.provide({ actors: { judge } })
  return { createMeter: { logic: meter }, resetMeter: { logic: meter }, passwordMeter: { logic: meter } }
}
