/** Entries that are checked each time: more than the one that a call may add, so that a table holds few expired entries. */
const AT_ONCE = 2

/** Removes expired entries from a table, a few per call: no call ever waits for the whole table. */
export function createSweep<Entry>(table: Map<string, Entry>, isOver: (entry: Entry) => boolean): () => void {
  let entries = table.entries()
  return () => {
    for (let looked = 0; looked < AT_ONCE; looked += 1) {
      const { value, done } = entries.next()
      if (done) entries = table.entries()
      else if (isOver(value[1])) table.delete(value[0])
    }
  }
}
