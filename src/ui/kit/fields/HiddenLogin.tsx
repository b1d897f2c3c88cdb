/** Gives a password manager the name to keep the password under: users sign in with the e-mail, not with the field before it. */
export const HiddenLogin = ({ email }: { email: string }) => (
  <input type="text" name="login" autoComplete="username" value={email} readOnly hidden />
)
