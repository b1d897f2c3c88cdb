/** The element id of the button that opens an event's history. */
export const eventRowId = (id: string) => `calendar-event-${id}`
