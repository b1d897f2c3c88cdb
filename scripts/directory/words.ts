import dictionary from 'dictionary-en'

const LONGEST_ENDING = 4
/** The prefixes that the dictionary's flags allow. */
const prefixes: Readonly<Record<string, string>> = { A: 're', C: 'de', E: 'dis', F: 'con', I: 'in', K: 'pro', U: 'un' }
const lines = new TextDecoder().decode(dictionary.dic).split('\n').slice(1)
const stems = new Set(
  lines.flatMap((line) => {
    const [stem = '', flags = ''] = line.trim().split('/')
    return [stem, ...[...flags].flatMap((flag) => (prefixes[flag] ? [prefixes[flag] + stem] : []))]
  }),
)

/** What a dictionary of English knows of a word: an ordinary one, a person's or a place's, or nothing. */
export type Kind = 'ordinary' | 'proper' | 'unknown'

export function kindOf(written: string): Kind {
  const word = written.toLowerCase().replace(/['’]s$/, '')
  if (basesOf(word).some((base) => stems.has(base))) return 'ordinary'
  const capitalised = word.charAt(0).toUpperCase() + word.slice(1)
  return stems.has(capitalised) || stems.has(word.toUpperCase()) || stems.has(capitalised.replace(/s$/, ''))
    ? 'proper'
    : 'unknown'
}

/** The word, and what it may be a form of: 'holdings', 'stopped', 'batteries'. */
function basesOf(word: string) {
  const bases = [word, ...(/(?:['’]s|ies|es|s|ing|ed|er|ers|ly|able)$/.test(word) ? shortened(word) : [])]
  return bases.filter((base) => base.length > 1)
}

function shortened(word: string) {
  const cut = Array.from({ length: LONGEST_ENDING }, (_, index) => word.slice(0, -1 - index)).filter(
    (base) => base.length > 2,
  )
  return cut.flatMap((base) => [base, `${base}e`, `${base}y`, base.replace(/(.)\1$/, '$1')])
}
