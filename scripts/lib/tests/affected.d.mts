/** Whether a test file can be affected by changed files. */
export function affectedBy(changes: string[]): (test: string) => boolean
