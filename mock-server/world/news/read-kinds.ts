import { Topic } from '../../../src/contract/shared/topics.ts'
import { createStream, hash } from '../random/random.ts'
import { company } from './sentences/company.ts'
import { markets } from './sentences/markets.ts'
import { policy } from './sentences/policy.ts'
import { ratings } from './sentences/ratings.ts'
import { results } from './sentences/results.ts'
import { world } from './sentences/world.ts'

/** How a fact is reported: at once, in detail a little later, or in a look back. */
export type Role = 'flash' | 'detail' | 'brief'

/** The sentences of one kind of fact. */
export type Kind = {
  topics: readonly [Topic, ...Topic[]]
  titles: Record<Role, readonly string[]>
  summaries: readonly string[]
}

const MOST_OF_LINE = 96

/** All forms of a line with choices: 'rates (hold|steady)' is 'rates hold' and 'rates steady'. At most some of them, evenly spread. */
export function formsOf(line: string): string[] {
  const parts = line.split(/\(([^()]*\|[^()]*)\)/)
  const choices = parts.map((text, index) => (index % 2 === 1 ? text.split('|') : [text]))
  const count = choices.reduce((product, { length }) => product * length, 1)
  const step = Math.max(1, Math.ceil(count / MOST_OF_LINE))
  const forms: string[] = []
  for (let number = 0; number < count; number += step) {
    let rest = number
    const words = choices.map((words) => {
      const word = words[rest % words.length] ?? ''
      rest = Math.floor(rest / words.length)
      return word
    })
    forms.push(words.join('').replace(/\s+/g, ' ').trim())
  }
  return [...new Set(forms)]
}

function shuffled(texts: readonly string[], key: number) {
  const stream = createStream(key)
  return texts
    .map((text) => ({ text, order: stream() }))
    .sort((one, other) => one.order - other.order)
    .map(({ text }) => text)
}

/** Looks at prices, ratings and what is due are not repeated. */
const isLook = (name: string) =>
  /^(price|mover|reaction|options|imbalance|level|target|rating|release|results|guidance|policy)/.test(name)

const isTopic = (name: string): name is Topic => Topic.options.some((topic) => topic === name)

function* blocksOf(text: string) {
  for (const block of text.trim().split(/^# /m)) if (block) yield block.trim().split('\n')
}

/**
 * Reads kinds: `# name TOPIC …`, then lines that begin with the mark of what they are: `!` flash, `+` detail, `~` look back, `=` summary. A `{name}` is a
 * placeholder for a word of the fact, and `(one|other)` is a choice.
 */
export function readKinds(text: string): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (const [head = '', ...lines] of blocksOf(text)) {
    const [name = '', ...named] = head.split(' ')
    const [first = 'OTHER', ...others] = named.filter(isTopic)
    const forms = (mark: string) =>
      shuffled(
        lines.filter((line) => line.startsWith(mark)).flatMap((line) => formsOf(line.slice(2))),
        hash(name + mark),
      )
    const [flash, detail, own] = [forms('!'), forms('+'), forms('~')]
    // what is reported at once only is repeated in brief later
    const brief =
      own.length > 0 || isLook(name)
        ? own
        : [...detail, ...flash].map((title) => `Brief: ${title.replace(/^Filing: /, '')}`)
    const titles = { flash, detail, brief }
    kinds.set(name, { topics: [first, ...others], titles, summaries: forms('=') })
  }
  return kinds
}

export const kinds: ReadonlyMap<string, Kind> = new Map(
  [results, policy, markets, ratings, company, world].flatMap((text) => [...readKinds(text)]),
)

export function kindOf(name: string): Kind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`There are no sentences for ${name}.`)
  return kind
}
