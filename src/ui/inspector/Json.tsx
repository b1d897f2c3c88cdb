import { countOf } from '../../rules/inspector/redaction.ts'
import styles from './Inspector.module.css'

type Props = { name: string; value: unknown; isOpen?: boolean }

/** A value, its parts beneath it when it is opened. */
export function Json({ name, value, isOpen = false }: Props) {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return (
      <div className={styles.field}>
        <span>{name}</span> <code data-kind={typeof value}>{shortOf(value)}</code>
      </div>
    )
  }
  return (
    <details className={styles.field} open={isOpen}>
      <summary>
        <span>{name}</span> <code>{shortOf(value)}</code>
      </summary>
      {Object.entries(value).map(([key, part]) => (
        <Json key={key} name={key} value={part} />
      ))}
    </details>
  )
}

export function shortOf(value: unknown) {
  if (Array.isArray(value)) return `[${countOf(value)}]`
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    return `{${keys.slice(0, 4).join(', ')}${keys.length > 4 ? ' …' : ''}}`
  }
  return value === undefined ? 'undefined' : JSON.stringify(value)
}
