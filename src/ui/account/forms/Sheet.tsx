import { type ReactNode, useRef } from 'react'
import { useFocusBack } from '../../kit/focus/useFocusBack.ts'
import { useStart } from '../../kit/focus/useStart.ts'
import styles from './Overlay.module.css'

/** A page of the overlay without fields. */
export function Sheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useStart(sheet)
  return (
    <div ref={sheet} className={`prose ${styles.sheet}`}>
      {children}
    </div>
  )
}

type FormSheetProps = {
  isSending?: boolean
  onSubmit: () => void
  className?: string
  children: ReactNode
}

/** A page of the overlay that is a form. It can stand in a page as well. */
export function FormSheet({ isSending = false, onSubmit, className = '', children }: FormSheetProps) {
  const { form, submit } = useFocusBack(isSending)
  useStart(form)
  return (
    <form
      ref={form}
      className={`prose ${styles.sheet} ${className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(onSubmit)
      }}
    >
      {children}
    </form>
  )
}
