/** The result of `judged` where nothing is new. */
export const fine = { unknown: [], gone: [] }

/** A known fault and its reason. */
type Known = {
  /** The pages and states that have it. */
  at: string[]
  /** The widths that have it, if not all (px). */
  widths?: number[]
  what: string | RegExp
  why: string
  /** Whether it is intermittent. */
  isSometimes?: true
}

const known: Known[] = [
  {
    at: ['a chart that is inspected'],
    what: 'section scrolls sideways in Picture',
    why: 'A statechart is a drawing: its canvas scrolls both ways, like a map, where the chart is wider than it.',
    isSometimes: true,
  },
  {
    at: ['/news-pit/zebra-2', '/news-pit/zebra-3'],
    what: /^shift 0\.0/,
    why: 'The cards of the News Pit are drawn before the reader takes its space (the desk replaces this layout).',
    isSometimes: true,
  },
]

/** The new faults of a screen, and the known ones that were fixed and can be removed from the list. */
export function judged(at: string, width: number, kind: Kind, found: string[]) {
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

type Kind = 'axe' | 'layout' | 'shift'
const kindOf = ({ what }: Known): Kind => (/^(?:\/\^)?(axe|shift)/.exec(`${what}`)?.[1] as Kind | undefined) ?? 'layout'
const isOf = (fault: string, { what }: Known) =>
  typeof what === 'string' ? fault.startsWith(`${what} (`) : what.test(fault)
