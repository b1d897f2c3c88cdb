import { type Part, readPattern } from './pattern-syntax.ts'

/** A pattern that would need more steps than this (such as `(a{99}){99}`) is taken literally. */
const STEPS_LIMIT = 400

/** `next` and `ways` are indexes in the list of steps. */
type Step =
  | { kind: 'one'; fits(unit: string): boolean; next: number }
  | { kind: 'edge'; fits(text: string, at: number): boolean; next: number }
  | { kind: 'fork'; ways: number[] }
  | { kind: 'end' }
type Program = { steps: Step[]; start: number }

/**
 * FED-09: whether a text contains the search, in any case. The search is a pattern; an invalid or
 * too complex one is taken literally. Matching never backtracks: time grows with the text's length times the pattern's.
 */
export function compileSearch(search: string): (text: string) => boolean {
  const part = readPattern(search)
  const program = part && programOf(part)
  if (program) return (text) => isFound(program, text)
  const sought = search.toLowerCase()
  return (text) => text.toLowerCase().includes(sought)
}

function programOf(part: Part): Program | undefined {
  const steps: Step[] = [{ kind: 'end' }]
  const start = addPart(steps, part, 0)
  return start === undefined ? undefined : { steps, start }
}

/** The index of the first step of a part that goes on at `next`; undefined when there are too many. */
function addPart(steps: Step[], part: Part, next: number): number | undefined {
  switch (part.kind) {
    case 'one':
    case 'edge':
      return addStep(steps, { ...part, next })
    case 'chain':
      return part.parts.reduceRight<number | undefined>(
        (then, one) => (then === undefined ? undefined : addPart(steps, one, then)),
        next,
      )
    case 'either':
      return addFork(steps, ...part.parts.map((one) => addPart(steps, one, next)))
    case 'repeat':
      return addRepeat(steps, part, next)
  }
}

function addRepeat(steps: Step[], { part, least, most }: Extract<Part, { kind: 'repeat' }>, next: number) {
  let entry: number | undefined = most === Number.POSITIVE_INFINITY ? addLoop(steps, part, next) : next
  const optional = most === Number.POSITIVE_INFINITY ? 0 : most - least
  for (let left = optional; left > 0 && entry !== undefined; left -= 1) {
    entry = addFork(steps, addPart(steps, part, entry), next)
  }
  for (let left = least; left > 0 && entry !== undefined; left -= 1) entry = addPart(steps, part, entry)
  return entry
}

function addLoop(steps: Step[], part: Part, next: number) {
  const ways = [next]
  const fork = addStep(steps, { kind: 'fork', ways })
  const inner = fork === undefined ? undefined : addPart(steps, part, fork)
  if (inner === undefined) return undefined
  ways.push(inner)
  return fork
}

function addFork(steps: Step[], ...entries: (number | undefined)[]) {
  const ways = entries.filter((entry) => entry !== undefined)
  return ways.length < entries.length ? undefined : addStep(steps, { kind: 'fork', ways })
}

const addStep = (steps: Step[], step: Step) => (steps.length < STEPS_LIMIT ? steps.push(step) - 1 : undefined)

/** All that the text so far could be the beginning of is followed at once: each step stands in the set once. */
function isFound({ steps, start }: Program, text: string) {
  let reached = new Set<number>()
  for (let at = 0; at <= text.length; at += 1) {
    const here = new Set<number>()
    for (const index of [...reached, start]) spread(steps, index, { text, at, here })
    if (here.has(0)) return true
    reached = new Set()
    for (const index of here) {
      const step = steps[index]
      if (step?.kind === 'one' && at < text.length && step.fits(text.charAt(at))) reached.add(step.next)
    }
  }
  return false
}

/** Goes on by every step that takes nothing of the text. */
function spread(steps: Step[], from: number, { text, at, here }: { text: string; at: number; here: Set<number> }) {
  const waiting = [from]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (here.has(index)) continue
    here.add(index)
    const step = steps[index]
    if (step?.kind === 'fork') waiting.push(...step.ways)
    if (step?.kind === 'edge' && step.fits(text, at)) waiting.push(step.next)
  }
}
