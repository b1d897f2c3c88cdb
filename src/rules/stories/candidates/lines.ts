import { canBeAlike } from '../alike.ts'
import { codeOf } from '../code.ts'
import type { Headline } from '../headline.ts'
import { actKey, isSaid } from '../weights.ts'

type Compared = Pick<Headline, 'words' | 'acts' | 'total' | 'company'>

/** A line is 64 bytes, as much as is read of memory at once: company, number of words and what all of them weigh, then the words. */
const WIDTH = 32
const COMPANY = 0
const COUNT = 1
const TOTAL = 2
const WORDS = 3
const MOST_WORDS = WIDTH - WORDS
const FIRST_LINES = 1024
/** Of a word its code is kept, shortened: some different words seem the same, and two headlines to share too much. */
const SHORT_CODES = 2048
const shortOf = (code: number) => code % SHORT_CODES
const shortCompany = (company: number) => (company === 0 ? 0 : (company % 0xffff) + 1)

/** What is counted of shared words, in one number: their weight, and from these bits on how many are rare, said and acts. */
const WEIGHT = 0x3ff
const RARE = 10
const SAID = 16
const ACTS = 22
const COUNTED = 0x3f

/** Headlines by number, with so much of each that most are passed over. */
export function createLines() {
  let lines = new Uint16Array(FIRST_LINES * WIDTH)
  /** By short code, what is counted of the words that are looked for. */
  const wanted = new Int32Array(SHORT_CODES)

  return {
    set(number: number, { words, total, company }: Compared) {
      const start = number * WIDTH
      if (start >= lines.length) lines = doubled(lines)
      lines[start + COMPANY] = shortCompany(company)
      lines[start + COUNT] = words.length / 2
      lines[start + TOTAL] = total
      for (let at = 0; at < MOST_WORDS; at++) lines[start + WORDS + at] = shortOf(words[2 * at] ?? 0)
    },
    /** Which numbers may be like a headline: never wrong if it says no. Holds until the next is looked for. */
    lookFor({ words, acts, total, company }: Compared) {
      count(words, acts, wanted)
      const short = shortCompany(company)
      return (number: number) => {
        const line = number * WIDTH
        const other = lines[line + COMPANY] ?? 0
        if (short !== other && short !== 0 && other !== 0) return false
        const words = lines[line + COUNT] ?? 0
        return (
          words > MOST_WORDS || isEnough(sumOf(lines, wanted, line + WORDS, words), total, lines[line + TOTAL] ?? 0)
        )
      }
    },
  }
}

function count(words: Compared['words'], acts: Compared['acts'], wanted: Int32Array) {
  wanted.fill(0)
  for (let at = 0; at < words.length; at += 2) {
    const short = shortOf(words[at] ?? 0)
    const weight = words[at + 1] ?? 0
    const before = wanted[short] ?? 0
    wanted[short] = Math.max(before & WEIGHT, weight) | (before & ~WEIGHT) | (1 << (isSaid(weight) ? SAID : RARE))
  }
  for (const act of acts) {
    const short = shortOf(codeOf(actKey(act)))
    wanted[short] = (wanted[short] ?? 0) | (1 << ACTS)
  }
}

/** What is counted of all words of a line. Without branches, and with nothing to look up: this is done more often than anything else. */
function sumOf(lines: Uint16Array, wanted: Int32Array, first: number, words: number) {
  let sum = 0
  const end = first + words
  for (let at = first; at < end; at++) sum += wanted[lines[at] ?? 0] ?? 0
  return sum
}

const isEnough = (sum: number, one: number, other: number) => {
  const weight = Math.min(sum & WEIGHT, one, other)
  const [rare, said, acts] = [(sum >> RARE) & COUNTED, (sum >> SAID) & COUNTED, (sum >> ACTS) & COUNTED]
  return canBeAlike({ weight, rare, said, acts }, one, other)
}

function doubled(lines: Uint16Array<ArrayBuffer>) {
  const larger = new Uint16Array(2 * lines.length)
  larger.set(lines)
  return larger
}
