/** Tells a password manager what the password is kept under: one signs in with the e-mail, not with the field before it. */
export const HiddenLogin = ({ email }: { email: string }) => (
  <input type="text" name="login" autoComplete="username" value={email} readOnly hidden />
)
