/** The id of the element in which the Terminal's page brings along the headlines that it shows first (BCK-28). */
export const SERVED_NEWS = 'served-news'
/** How many these are: the most that a large screen shows. */
export const SERVED_LIMIT = 40

/** The id of the element in which the News Pit's page brings along the stories that it shows first. */
export const SERVED_STORIES = 'served-stories'
/** The same for the one that its address names. */
export const SERVED_ARTICLE = 'served-article'
/** How many stories these are: what a desk of 1440 x 900 shows. */
export const SERVED_STORIES_LIMIT = 15
