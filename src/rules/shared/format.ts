/** `+0.62`, `−0.40` or `0.00`. */
export const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`
