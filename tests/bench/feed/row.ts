/** The heights of `Feed` where it is narrower than 860 px. Pixels. */
export const ROW_HEIGHT = 60
/** Rows that `Feed` draws below the visible ones while it is at its top. */
export const BELOW = 12
export const TAGS_SHOWN = 3
