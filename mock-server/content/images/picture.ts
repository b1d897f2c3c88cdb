/** What a picture shows: the line of a price with what it was compared with, and how much was traded. Places from 0 (left) to 1. */
export type Picture = {
  title: string
  subtitle: string
  /** What happened, in a few words. */
  fact: string
  price: string
  change: string
  isUp: boolean
  line: readonly { place: number; price: number }[]
  /** With what the last price is compared. */
  reference: number
  bars: readonly { place: number; volume: number }[]
  /** Beneath the line, where they begin. */
  labels: readonly { place: number; text: string }[]
}

/** ENT-05: two decimals, negatives in parentheses. */
export const percentText = (value: number) => {
  const text = `${Math.abs(value).toFixed(2)}%`
  return value < 0 && Number(text.slice(0, -1)) !== 0 ? `(${text})` : text
}
