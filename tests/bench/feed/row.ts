/** The height of a dense row of `Feed`, the same as in page.css. Pixels. */
export const ROW_HEIGHT = 24
/** Rows that `Feed` draws below the visible ones while it is at its top. */
export const BELOW = 12
