/** A fault that is known, and why it is there. */
type Known = {
  /** The pages and states that have it. */
  at: string[]
  /** The widths that have it, if not all (px). */
  widths?: number[]
  what: string | RegExp
  why: string
  /** Whether it comes and goes. */
  isSometimes?: true
}

const known: Known[] = []

/** Of what was found at a place the faults that are new, and the known ones that are gone and can be struck from the list. */
export function judged(at: string, width: number, kind: 'axe' | 'layout', found: string[]) {
  const here = known.filter(
    (one) => one.at.includes(at) && (one.widths ?? [width]).includes(width) && kindOf(one) === kind,
  )
  return {
    unknown: found.filter((fault) => !here.some((one) => isOf(fault, one))),
    gone: here
      .filter((one) => !one.isSometimes && !found.some((fault) => isOf(fault, one)))
      .map(({ what }) => `${what}`),
  }
}

const kindOf = ({ what }: Known) => (/^(\/\^)?axe/.test(`${what}`) ? 'axe' : 'layout')
const isOf = (fault: string, { what }: Known) =>
  typeof what === 'string' ? fault.startsWith(`${what} (`) : what.test(fault)
