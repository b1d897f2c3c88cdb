/** A busy machine takes longer than the one second that the libraries wait. */
export const PATIENCE_MS = 20_000
