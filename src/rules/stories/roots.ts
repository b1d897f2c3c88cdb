const SHORTEST = 3
const DOUBLED = /([bdfgmnprtv])\1$/

/** The root of a stem as far as its ending shows it: 'recalled' and 'recalling' as 'recall', 'merged' and 'merge' as 'merg'. */
export function rootOf(stem: string): string {
  for (const ending of ['ing', 'ed']) {
    if (!stem.endsWith(ending) || stem.length - ending.length < SHORTEST) continue
    return withoutE(stem.slice(0, -ending.length).replace(DOUBLED, '$1'))
  }
  return withoutE(stem)
}

const withoutE = (stem: string) => (stem.endsWith('e') && stem.length > SHORTEST ? stem.slice(0, -1) : stem)
