/** A browser with one page, driven from outside. */
export type Browser = {
  /** Its name for itself, with its version. */
  name: string
  open(address: string): Promise<void>
  /** The value of an expression in the page, awaited: a text. */
  evaluate(expression: string): Promise<string>
  perform(actions: Action[]): Promise<void>
  /** A PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The input sources of WebDriver, which WebDriver BiDi shares: https://www.w3.org/TR/webdriver2/#actions */
export type Action =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      actions: ({ type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 })[]
    }

/** CSS px. */
export const VIEWPORT = { width: 1440, height: 900 }
/** How long a script may wait in the page: longer than the page's own timeout. */
export const SCRIPT_TIMEOUT_MS = 60_000
