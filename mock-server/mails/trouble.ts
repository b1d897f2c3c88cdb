/** `isFinal`: the server rejects the sender or the recipient, and will do so next time. */
export type Trouble = { words: string; isFinal: boolean }

const reasons: Record<string, string> = {
  ECONNECTION: 'The SMTP server closed the connection',
  ESOCKET: 'The SMTP server cannot be reached',
  EDNS: 'The name of the SMTP server is not known',
  ETIMEDOUT: 'The SMTP server does not answer',
  ETLS: 'The connection to the SMTP server cannot be encrypted',
  EAUTH: 'The SMTP server refuses the sign-in',
  ENOAUTH: 'The SMTP server wants a sign-in',
  EENVELOPE: 'The SMTP server refuses the sender or the recipient',
  EMESSAGE: 'The SMTP server refuses the mail',
}

/** Why a mail was not delivered. It includes the server's status codes only, because the text may repeat links and credentials. */
export function troubleOf(error: unknown): Trouble {
  const { code, responseCode, response }: Partial<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const reason = reasons[String(code)] ?? 'The mail could not be delivered'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const numbers = [responseCode, enhanced].filter((number) => number !== undefined).join(' ')
  const isFinal = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 554
  return { words: numbers ? `${reason} (${numbers}).` : `${reason}.`, isFinal }
}
