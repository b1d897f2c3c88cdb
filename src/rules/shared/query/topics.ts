import { Topic, topicLabels } from '../../../contract/shared/topics.ts'
import { tokensOf } from './tokens.ts'

const stemsIn = (text: string) => tokensOf(text).map(({ stem }) => stem)
const known = Topic.options.map((topic) => ({
  topic,
  label: stemsIn(topicLabels[topic]),
  name: stemsIn(topic.replaceAll('_', ' ')),
}))
const labelled: ReadonlyMap<string, Topic> = new Map(
  known.filter(({ topic }) => topic !== 'OTHER').map(({ topic, label }) => [label.join(' '), topic]),
)

/** The topic whose label consists of these words, given by their stems. */
export const topicLabelled = (stems: string) => labelled.get(stems)

/** The topics that are meant by a name: that of the label or key, else all whose label has each of its words ('gas': Oil & Gas). */
export function topicsOf(name: string): Topic[] {
  const stems = stemsIn(name.replaceAll('_', ' '))
  if (stems.length === 0) return []
  const text = stems.join('')
  const exact = known.filter(({ label, name: key }) => label.join('') === text || key.join('') === text)
  const found = exact.length > 0 ? exact : known.filter(({ label }) => stems.every((stem) => label.includes(stem)))
  return found.map(({ topic }) => topic)
}
