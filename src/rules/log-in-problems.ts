export type LogInProblems = { email?: string; password?: string }

/** ERR-01 to ERR-03: what stands under the fields after a sign-in refused with `status`; undefined where nothing does (ERR-08). */
export function logInProblems(status: number | undefined): LogInProblems | undefined {
  if (status === 404) return { email: 'No account linked to this email.' }
  if (status === 401) return { password: 'Password incorrect.' }
  if (status === 403) return { email: 'Please verify your email address.' }
  return undefined
}
