/** 12345.678 with 1 digit is '12,345.7'. */
export function grouped(value: number, digits = 0): string {
  if (Math.abs(value) < 999) return value.toFixed(digits)
  const [whole = '', rest] = Math.abs(value).toFixed(digits).split('.')
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest === undefined ? '' : `.${rest}`)
  return value < 0 ? `-${text}` : text
}

/** Percent without its sign: 3.24 and -3.24 are both '3.2%'. */
export const percent = (value: number, digits = 1) => `${Math.abs(value).toFixed(digits)}%`

/** Percent with its sign: '+0.3%', '-0.2%'. */
export const signed = (value: number, digits = 1) => `${value < 0 ? '-' : '+'}${percent(value, digits)}`

export const dollars = (value: number, digits = 2) => `$${grouped(value, digits)}`

/** An amount given in billions of dollars, in words: '$850 million', '$4.5 billion', '$1.2 trillion'. */
export function money(billions: number): string {
  const millions = billions * 1000
  const rounded = millions < 100 ? Math.max(1, Math.round(millions)) : Math.round(millions / 5) * 5
  if (rounded < 1000) return `$${rounded} million`
  if (billions >= 999.5) return `$${trimmed((billions / 1000).toFixed(1))} trillion`
  if (billions >= 9.95) return `$${trimmed(billions.toFixed(billions < 30 ? 1 : 0))} billion`
  return `$${trimmed(billions.toFixed(billions < 3 ? 2 : 1))} billion`
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** A company's revenue, given in billions of dollars, with the precision that companies report. */
export function revenue(billions: number) {
  const millions = Math.round(billions * 1000)
  return millions < 1000 ? `$${millions} million` : `$${billions.toFixed(billions < 9.995 ? 2 : 1)} billion`
}

export const basisPoints = (value: number) => `${Math.abs(value)} basis point${Math.abs(value) === 1 ? '' : 's'}`

export function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(6))
}
