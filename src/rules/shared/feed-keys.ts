import type { KeyChange } from '../../contract/shared/user/kept-keys.ts'

export type Direction = 'next' | 'previous' | 'first' | 'last'
/** What a key asks of the feed that was used last. */
export type FeedOrder =
  | { type: 'row.wanted'; to: Direction }
  | { type: 'current.toggled' }
  | { type: 'share.asked' }
  | { type: 'box.wanted' }
  | { type: 'pin.toggled' }
  | { type: 'value.pressed'; pressed: { key: 'important' } }

export const orders: Partial<Record<string, FeedOrder>> = {
  j: { type: 'row.wanted', to: 'next' },
  k: { type: 'row.wanted', to: 'previous' },
  o: { type: 'current.toggled' },
  s: { type: 'share.asked' },
  i: { type: 'value.pressed', pressed: { key: 'important' } },
  '/': { type: 'box.wanted' },
  ' ': { type: 'pin.toggled' },
}

/** The key whose command a pressed one gives (LAY-33); undefined for one that its command has no longer. */
export function ownKeyOf(pressed: string, changes: readonly KeyChange[]): string | undefined {
  const change = changes.find(({ key }) => key === pressed)
  return change ? change.own : changes.some(({ own }) => own === pressed) ? undefined : pressed
}

/** A key with Alt (Option) is no single key: it works also where those are switched off (LAY-27). */
export const hasAlt = (key: string) => key.startsWith('Alt ')

/** Undefined for a key that means nothing here. A key held down walks on, and does nothing else twice. */
export function orderOf(key: string, isRepeated: boolean): FeedOrder | undefined {
  const order = orders[key]
  return isRepeated && order?.type !== 'row.wanted' ? undefined : order
}

const rowKeys: Partial<Record<string, Direction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Where a key leads that is pressed within a feed. */
export const directionOf = (key: string) => rowKeys[key]
