/** What a browser and its system are called; '' for what is not known. */
export type BrowserName = { browser: string; system: string }

/**
 * A browser in words.
 * @example browserName({ browser: 'Firefox', system: 'Linux' }) // 'Firefox on Linux'
 */
export function browserName({ browser, system }: BrowserName): string {
  if (browser === '') return system === '' ? 'Unknown browser' : `A browser on ${system}`
  return system === '' ? browser : `${browser} on ${system}`
}
