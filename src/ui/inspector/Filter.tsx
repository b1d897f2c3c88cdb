import { DEFAULT_TEXT_LIMIT } from '../../contract/shared/fields.ts'
import styles from './Inspector.module.css'

export function Filter({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <input
      className={styles.filter}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={DEFAULT_TEXT_LIMIT}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
