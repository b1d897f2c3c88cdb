import type { Topic } from '../../../../../src/contract/shared/topics.ts'

/**
 * How a topic is recognised. A phrase of `says` is enough in a title; of `hints` it takes two different ones, or one and a company of the trade.
 * `pairs` takes a word of the first text and, within eight words after it, one of the second. `never` lists phrases that contain such words and mean
 * something else. `|` separates alternatives for one position, a capital requires a capital.
 */
export type TopicWords = {
  topic: Topic
  says?: readonly string[]
  hints?: readonly string[]
  pairs?: readonly (readonly [string, string])[]
  never?: readonly string[]
  /** Words that indicate the topic when they directly follow the name of a company. */
  afterCompany?: string
  /** Words that make the topic doubtful: with one of them in the text it needs three points more. */
  unless?: string
  /** The companies that count as a hint. */
  industries?: readonly string[]
}
