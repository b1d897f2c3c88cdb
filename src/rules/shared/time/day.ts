import { lightFormat } from 'date-fns/lightFormat'

/** A day of the calendar as `2026-11-21`: comparable as text. It has no zone, so arithmetic on it is done in UTC, whose days all have 24 hours. */
export type Day = string

/** The day on which a date falls by its own getters: those of a plain `Date` are in the zone of the machine. */
export const dayText = (date: Date | number): Day => lightFormat(date, 'yyyy-MM-dd')
