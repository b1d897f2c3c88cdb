/** Heights in pixels, the same as in the calendar's style sheet. */
const HEAD = 28
const EMPTY = 36
export const ROW = 48

/** The height of a day with so many rows, in pixels. */
export const dayHeight = (rows: number) => HEAD + (rows === 0 ? EMPTY : rows * ROW)
