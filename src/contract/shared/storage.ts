/** Texts by name, as the browser keeps them for this site. What it refuses to keep is held in memory as long as the page. Nothing here throws. */
export type TextStore = {
  get(name: string): string | undefined
  /** Returns whether the browser keeps it: false when only memory does. */
  set(name: string, text: string): boolean
  remove(name: string): void
  names(): string[]
}

/** Values by name in the browser's database. Each call rejects where there is none, where it is refused or full, and where it does not answer. */
export type ValueStore = {
  get<Value>(name: string): Promise<Value | undefined>
  set(name: string, value: unknown): Promise<void>
  clear(): Promise<void>
}

/** All that this browser stores for the site. */
export type SiteStorage = {
  /** Until somebody clears the data of this site. */
  lasting: TextStore
  /** As long as the tab. */
  ofTheTab: TextStore
  database(name: string, store: string): ValueStore
}

/** Under which name the watchlists of this browser's visitors are kept. What reads them is no part of the first load. */
export const KEPT_LISTS = 'market-flux.watchlists'

/** A line to the other pages of this browser; to none where the browser has no such lines. */
export type Channel = EventTarget &
  Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>

/** The value of a stored text; undefined if it is not JSON. */
export function jsonOf(text = 'null'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A live list as it was seen. `at`: epoch milliseconds when the items were the newest. `owner`: the username of who saw them, undefined of a visitor. */
export type Seen<Item> = { at: number; owner?: string | undefined; search: unknown; items: readonly Item[] }
