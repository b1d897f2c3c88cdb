/** Prints a figure with its goal; a goal that is missed makes the bench fail. */
export function judge(name: string, value: number, limit: number, { unit = '', atLeast = false } = {}) {
  const isMet = atLeast ? value >= limit : value <= limit
  const digits = Math.abs(value) < 10 ? 2 : 0
  const goal = `${atLeast ? 'at least' : 'at most'} ${limit}`
  console.log(isMet ? 'met   ' : 'MISSED', `${name}: ${value.toFixed(digits)}${unit}, ${goal}`)
  if (!isMet) process.exitCode = 1
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
