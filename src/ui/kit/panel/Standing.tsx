import styles from './Standing.module.css'

export type Tone = 'live' | 'waiting' | 'stale' | 'gone'

/** A dot with a word: whether what is seen is now. */
export function Standing({ tone, word }: { tone: Tone; word: string }) {
  return (
    <span className={`${styles.standing} ${styles[tone]}`}>
      <span className={styles.dot} aria-hidden="true" />
      {word}
    </span>
  )
}
