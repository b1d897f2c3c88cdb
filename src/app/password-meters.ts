import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { Judgement } from '../contract/password-strength.ts'
import type { createAccountMachine } from '../machines/create-account.machine.ts'
import type { passwordMachine } from '../machines/password.machine.ts'
import { passwordMeterMachine } from '../machines/password-meter.machine.ts'
import type { resetPasswordMachine } from '../machines/reset-password.machine.ts'
import { type sessionMachine, userOf } from '../machines/session.machine.ts'
import { ownWords } from '../rules/own-words.ts'

type Asked = { password: string; own: readonly string[] }

/** The charts that judge new passwords, a form each. The lists of common passwords are loaded with the first one. */
export function createPasswordMeters() {
  const judge = fromPromise<Judgement, Asked>(async ({ input }) => {
    const { judgePassword } = await import('../contract/password-strength.ts')
    return judgePassword(input.password, input.own)
  })
  const meter = passwordMeterMachine.provide({ actors: { judge } })
  return { createMeter: createActor(meter), resetMeter: createActor(meter), passwordMeter: createActor(meter) }
}

type Forms = ReturnType<typeof createPasswordMeters> & {
  createAccount: ActorRefFrom<typeof createAccountMachine>
  resetPassword: ActorRefFrom<typeof resetPasswordMachine>
  password: ActorRefFrom<typeof passwordMachine>
}

/** VAL-11: what is typed into a form as a new password is judged, and the form hears of it. */
export function introducePasswordMeters(forms: Forms, session: ActorRefFrom<typeof sessionMachine>) {
  const { createAccount, createMeter, resetPassword, resetMeter, password, passwordMeter } = forms
  createAccount.subscribe(({ context: { draft } }) => judge(createMeter, draft.password, ownWords(draft)))
  // whose link it is, the server knows
  resetPassword.subscribe(({ context: { draft } }) => judge(resetMeter, draft.newPassword, []))
  password.subscribe(({ context: { draft } }) =>
    judge(passwordMeter, draft.newPassword, ownWords(userOf(session.getSnapshot()) ?? {})),
  )
  createMeter.on('password.judged', (judged) => createAccount.send(judged))
  resetMeter.on('password.judged', (judged) => resetPassword.send(judged))
  passwordMeter.on('password.judged', (judged) => password.send(judged))
}

function judge(meter: ActorRefFrom<typeof passwordMeterMachine>, password: string, own: readonly string[]) {
  const { context } = meter.getSnapshot()
  if (context.password === password && context.own.join() === own.join()) return
  meter.send({ type: 'password.changed', password, own })
}
