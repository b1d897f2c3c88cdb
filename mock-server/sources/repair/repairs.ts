/** Counts what was repaired and describes the first. */
export function createRepairs(text: string) {
  let count = 0
  let first = ''
  return {
    /** `at`: where in the text. */
    add(what: string, at: number) {
      count += 1
      if (count === 1) first = `${what} on line ${text.slice(0, at).split('\n').length}`
    },
    /** A sentence for the list of sources; undefined if nothing was repaired. */
    sentence() {
      if (count === 0) return undefined
      return count === 1 ? `Read with 1 repair: ${first}.` : `Read with ${count} repairs, the first: ${first}.`
    },
  }
}

export type Repairs = ReturnType<typeof createRepairs>
