import type { ContentItem } from '../../../contract/content/content.ts'
import { contentTagsOf } from '../../../rules/content/content.ts'
import { usePit } from '../pit.tsx'
import styles from './ContentCardTags.module.css'

const TAGS_SHOWN = 4

/** ENT-02, on a closed card. */
export function ContentCardTags({ item }: { item: ContentItem }) {
  const tags = contentTagsOf(item)
  const beyond = tags.slice(TAGS_SHOWN)
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.slice(0, TAGS_SHOWN).map(({ kind, text }) => (
        <li key={text} dir="auto" className={styles[kind]}>
          {text}
        </li>
      ))}
      {beyond.length > 0 && <li title={beyond.map(({ text }) => text).join(', ')}>+{beyond.length}</li>}
    </ul>
  )
}

/** … and on an open one: pressed, a tag becomes the search. */
export function ContentCardTagButtons({ item }: { item: ContentItem }) {
  const { view } = usePit()
  const tags = contentTagsOf(item)
  const search = (phrase: string) => {
    view.send({ type: 'phrase.changed', phrase })
    view.send({ type: 'search.submitted' })
  }
  if (tags.length === 0) return null
  return (
    <ul className={`${styles.tags} ${styles.pressed}`} aria-label="Tags">
      {tags.map(({ kind, text }) => (
        <li key={text} dir="auto">
          <button type="button" className={styles[kind]} title={`Search for ${text}`} onClick={() => search(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
