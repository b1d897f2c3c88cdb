/** The weekday of a day by its number since 1970, which began on a Thursday; 0 is Sunday. */
export const weekdayOn = (day: number) => (((day + 4) % 7) + 7) % 7
