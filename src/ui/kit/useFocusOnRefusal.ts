import { useEffect, useRef } from 'react'

type Problems = { email?: string; password?: string }

/** Refs for a form's fields: the first is focused at the start, after a refusal the one with the problem. */
export function useFocusOnRefusal(isSending: boolean, problems: Problems) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending) {
      if (problems.email) email.current?.focus()
      else if (problems.password) password.current?.focus()
    }
    wasSending.current = isSending
  }, [isSending, problems])
  return { email, password }
}
