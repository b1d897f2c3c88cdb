import type { Locator } from '@playwright/test'

type FieldSeen = { value: string | boolean; problem?: string; isFixed?: true }
/** `fields` by their labels; `buttons` by their texts, with whether they can be pressed. */
export type Seen = { title: string; fields: Record<string, FieldSeen>; buttons: Record<string, boolean> }

/** What a user sees of the first of these regions, undefined for none. Of its buttons only the named ones. */
export const seenIn = (region: Locator, names: readonly string[]): Promise<Seen | undefined> =>
  region.evaluateAll(([root], names) => {
    const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const shown = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].filter((one) => !one.closest('[hidden]'))
    const problemOf = (field: Element) =>
      field.getAttribute('aria-invalid') === 'true'
        ? wordsOf(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''))
        : undefined
    const seenOf = (field: Element) => {
      if (field instanceof HTMLSelectElement) return { value: field.value }
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return { value: '' }
      if (field.type === 'checkbox') return { value: field instanceof HTMLInputElement && field.checked }
      return { value: field.value, problem: problemOf(field), isFixed: field.readOnly || undefined }
    }
    const labelOf = (field: Element) =>
      'labels' in field && field.labels instanceof NodeList ? wordsOf(field.labels[0] as Element) : ''
    const isFree = (button: Element) =>
      !(button as HTMLButtonElement).disabled && button.getAttribute('aria-disabled') !== 'true'
    if (!root) return undefined
    return {
      title: wordsOf(shown('h1, h2, h3')[0]),
      fields: Object.fromEntries(shown('input, textarea, select').map((field) => [labelOf(field), seenOf(field)])),
      buttons: Object.fromEntries(
        shown('button')
          .map((button) => [button.getAttribute('aria-label') ?? wordsOf(button), isFree(button)] as const)
          .filter(([name]) => names.includes(name)),
      ),
    }
  }, names)
