/** Remembers the first answer; a failed attempt is made again at the next call. */
export function once<Output>(make: () => Promise<Output>) {
  let made: Promise<Output> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
