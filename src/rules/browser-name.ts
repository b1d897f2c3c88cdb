/** The first that fits: most browsers also claim to be those that stand after them. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser in words, `Firefox on Linux`, from how it names itself (a User-Agent header of at most 500 characters, '' for none). */
export function browserName(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([, sign]) => sign.test(userAgent))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system === undefined ? 'Unknown browser' : `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
