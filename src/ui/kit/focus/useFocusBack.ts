import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusOn, isFocusGone } from './focus.ts'

/**
 * A form that never leaves the focus nowhere. When a call is over, the focus goes to the first field with a message; where a
 * button lost it by being disabled, the submit button has it again, or if that stays disabled what is marked `data-return`.
 * The focus stays where it is if the user has moved it meanwhile.
 */
export function useFocusBack(isSending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useAfter(isSending, () => form.current && focusAfterCall(form.current))
  /** Sends what was typed; if it is refused at once, its messages are drawn before the focus moves. */
  const submit = (send: () => void) => {
    flushSync(send)
    if (form.current) focusOn(firstWrong(form.current))
  }
  return { form, submit }
}

/** The ref of what has the focus when a call is over that took it away. */
export function useFocusAfter<Target extends HTMLElement>(isBusy: boolean) {
  const target = useRef<Target>(null)
  useAfter(isBusy, () => isFocusLost() && focusOn(target.current))
  return target
}

function useAfter(isBusy: boolean, act: () => void) {
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    if (wasBusy.current && !isBusy) act()
    wasBusy.current = isBusy
  })
}

const firstWrong = (form: HTMLFormElement) => form.querySelector('[aria-invalid="true"]')

function isFocusLost() {
  return isFocusGone() || document.activeElement?.matches(':disabled')
}

function focusAfterCall(form: HTMLFormElement) {
  const wrong = firstWrong(form)
  if (wrong && (isFocusLost() || form.contains(document.activeElement))) focusOn(wrong)
  if (wrong || !isFocusLost()) return
  focusOn(form.querySelector('button[type="submit"]:enabled') ?? form.querySelector('[data-return]'))
}
