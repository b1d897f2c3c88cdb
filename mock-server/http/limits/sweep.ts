/** Entries that are looked at each time: more than the one that a call may add, so that a table holds little that is over. */
const AT_ONCE = 2

/** Drops what is over from a table, a little at each call: no call ever waits for the whole table. */
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
