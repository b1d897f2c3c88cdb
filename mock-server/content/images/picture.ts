/** The content of a picture: the line of a price with its reference, and the volume. Positions from 0 (left) to 1. */
export type Picture = {
  title: string
  subtitle: string
  /** The event in a few words. */
  fact: string
  price: string
  change: string
  isUp: boolean
  line: readonly { position: number; price: number }[]
  /** The price that the last one is compared with. */
  reference: number
  bars: readonly { position: number; volume: number }[]
  /** Labels below the line, at their starting positions. */
  labels: readonly { position: number; text: string }[]
}

/** ENT-05: two decimals, negatives in parentheses. */
export const percentText = (value: number) => {
  const text = `${Math.abs(value).toFixed(2)}%`
  return value < 0 && Number(text.slice(0, -1)) !== 0 ? `(${text})` : text
}
