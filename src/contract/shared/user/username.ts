// biome-ignore lint/style/noRestrictedImports: profane words are a library's to keep, and both sides must know the same ones
import * as obscenity from 'obscenity'
import * as z from 'zod/mini'
import { messages } from '../texts/messages.ts'
import { usernameChecks } from './account-fields.ts'
import { innocentParts, loosePhrases, PRODUCT_LETTERS, profaneWords, reservedWords } from './username-words.ts'

/** So much of a text is searched for words; a longer one is no username anyhow. */
const SEARCHED_LENGTH = 1000

const lookAlikes = new Map(
  Object.entries({ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' }),
)

const words = profaneWords
  .reduce(
    (known, word) => known.addPhrase((phrase) => phrase.addPattern(obscenity.parseRawPattern(word))),
    new obscenity.DataSet<{ originalWord: string }>()
      .addAll(obscenity.englishDataset)
      .removePhrasesIf(({ metadata }) => metadata !== undefined && loosePhrases.has(metadata.originalWord)),
  )
  .build()
const innocent = [...(words.whitelistedTerms ?? []), ...innocentParts]
const toLetters = obscenity.englishRecommendedBlacklistMatcherTransformers
const withoutSpaces = obscenity.createSimpleTransformer((character) => (character === 0x20 ? undefined : character))

const wordSearch = new obscenity.RegExpMatcher({
  ...words,
  whitelistedTerms: innocent,
  ...obscenity.englishRecommendedTransformers,
})
/** Finds words across spaces. The library's innocent pairs ('pen is') stay allowed, except for pairs that are never meant innocently. */
const brokenWordSearch = new obscenity.RegExpMatcher({
  ...words,
  whitelistedTerms: innocent.filter((term) => !['s hit', 'sh it', 'shi t'].includes(term)),
  ...obscenity.englishRecommendedTransformers,
  blacklistMatcherTransformers: [withoutSpaces, ...toLetters],
})

/** VAL-03: whether a profane or reserved word is read in the name: as it is, spelt out, broken up or with digits for letters. */
export function isRestricted(name: string) {
  const text = name.slice(0, SEARCHED_LENGTH)
  const readings = [text, text.replace(/([a-z])([A-Z])/g, '$1 $2')].map(inWords)
  return readings.some((reading) => isReserved(reading) || isProfane(reading)) || namesProduct(text)
}

/** The parts of a name with a space between; lone letters are spelling. */
const inWords = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}$@!|]+/gu, ' ')
    .replace(/\b(\w) (?=\w\b)/g, '$1')
    .trim()
const withoutRepeats = (text: string) => text.replace(/(.)\1+/gu, '$1')
const withLetters = (text: string) => text.replace(/\d/g, (digit) => lookAlikes.get(digit) ?? digit)

/** Parts of the name and the whole of it, with digits at their ends or for letters. */
function isReserved(reading: string) {
  const lower = reading.toLowerCase()
  return [...lower.split(' '), lower.replaceAll(' ', '')]
    .flatMap((part) => [part, part.replace(/^\d+|\d+$/g, '')])
    .some((part) => reservedWords.has(part) || reservedWords.has(withLetters(part)))
}

function isProfane(reading: string) {
  const plain = reading.replace(/\d+/g, ' ')
  const numberless = reading.replace(/\b\d{3,}|\d{3,}\b/g, ' ')
  const texts = new Set([plain, withLetters(numberless), withLetters(numberless.replace(/1(?=[a-z])/gi, 'l'))])
  return (
    [...texts].flatMap((text) => [text, withoutRepeats(text)]).some((text) => wordSearch.hasMatch(text)) ||
    [plain, withoutRepeats(plain)].some(hasBrokenWord)
  )
}

/** Only whole parts count: 'fu_ck', but not 'push_it'. */
const hasBrokenWord = (text: string) =>
  text.includes(' ') &&
  brokenWordSearch
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => isEdge(text[startIndex - 1]) && isEdge(text[endIndex + 1]))
const isEdge = (character: string | undefined) => character === undefined || character === ' '

const namesProduct = (text: string) =>
  withLetters(text.toLowerCase())
    .replace(/[^a-z]/g, '')
    .includes(PRODUCT_LETTERS)

/**
 * VAL-03: a username that is asked for: neither profane nor reserved, then the rules of `Username`; the first issue is the message to show.
 * Longer texts than 1,000 characters are searched for words in their first 1,000 only.
 */
export const NewUsername = z.string().check(
  z.refine((name) => !isRestricted(name), messages.usernameRestricted),
  ...usernameChecks,
  z.regex(/[A-Za-z0-9]/, 'Username must contain a letter or a number.'),
)
export type NewUsername = z.infer<typeof NewUsername>
