import { useRef } from 'react'
import { focusOn } from '../focus/focus.ts'
import { CrossIcon, SearchIcon } from '../icons.tsx'
import styles from './PhraseField.module.css'

type Props = { prompt: string; phrase: string; onChange: (phrase: string) => void; className?: string | undefined }

/** A field whose words limit a panel at once. Escape clears it. */
export function PhraseField({ prompt, phrase, onChange, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    focusOn(input.current)
  }
  return (
    <div className={`${styles.field} ${className}`}>
      <SearchIcon />
      <input
        ref={input}
        dir="auto"
        aria-label={prompt}
        placeholder={prompt}
        title={prompt}
        value={phrase}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || phrase === '') return
          event.preventDefault()
          clear()
        }}
      />
      {phrase !== '' && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <CrossIcon />
        </button>
      )}
    </div>
  )
}
