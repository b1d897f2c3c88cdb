/** Why a source could not be fetched. Its message is a sentence for people. */
export class FetchTrouble extends Error {
  override name = 'FetchTrouble'

  constructor(
    message: string,
    /** In milliseconds: the pause that the server requests. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

const sentences: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `There is no host named ${host}.`,
  EAI_AGAIN: (host) => `The name ${host} cannot be looked up just now.`,
  ECONNREFUSED: (host) => `${host} refuses the connection.`,
  ECONNRESET: () => 'The connection broke off.',
  EPIPE: () => 'The connection broke off.',
  ETIMEDOUT: (host) => `${host} does not answer.`,
  EHOSTUNREACH: (host) => `${host} cannot be reached.`,
  ENETUNREACH: (host) => `${host} cannot be reached.`,
}
const GARBLED = 'Its response is not compressed as declared.'

/** A failed connection to a host, described in words. */
export function troubleOf(error: unknown, host: string): FetchTrouble {
  if (error instanceof FetchTrouble) return error
  if (!(error instanceof Error)) return new FetchTrouble(`It cannot be fetched: ${String(error)}`)
  const code = codeOf(error)
  if (/^Z_|^ERR_(?:_ERROR_)?(?:PADDING|FORMAT)|^ERR_BROTLI/.test(code)) return new FetchTrouble(GARBLED)
  if (/CERT|SIGNED|SSL|TLS/.test(code)) return new FetchTrouble(`The certificate of ${host} is not trusted (${code}).`)
  return new FetchTrouble(sentences[code]?.(host) ?? `It cannot be fetched (${code || error.message}).`)
}

function codeOf(error: Error): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0])
  return 'code' in error ? String(error.code) : ''
}
