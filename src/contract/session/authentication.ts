/** `WWW-Authenticate` of a call without a bearer. */
export const BEARER_MISSING = 'Bearer realm="market-flux"'
/** … of a bearer that is forged, or whose sign-in has ended: a refresh cannot help. */
export const BEARER_INVALID = 'Bearer error="invalid_token", error_description="invalid"'
/** … of a bearer whose time is up: one refresh, one retry (SES-04). */
export const BEARER_EXPIRED = 'Bearer error="invalid_token", error_description="expired"'

/** SES-04: whether a refusal says that the token expired. */
export const saysExpired = (status: number, wwwAuthenticate: string | null) =>
  status === 401 && wwwAuthenticate !== null && /\bexpired\b/.test(wwwAuthenticate)

/** Whether a refusal says that the bearer's sign-in has ended, or that it never was one. */
export const saysInvalid = (status: number, wwwAuthenticate: string | null) =>
  status === 401 && wwwAuthenticate !== null && /"invalid"/.test(wwwAuthenticate)
