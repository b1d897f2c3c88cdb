/** PIT-11, FED-26: the page of an item of the News Pit, or of a headline. */
export const pitLinkOf = (id: string) => `/news-pit/${id}`
