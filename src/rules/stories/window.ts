/** Reports that are further apart are not about the same fact. */
export const WINDOW_MS = 48 * 60 * 60 * 1000
