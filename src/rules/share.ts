import { type NewsItem, SIMULATED } from '../contract/news.ts'

/** What is shared; a link that begins with a slash is of this product. */
export type Shared = { title: string; link: string }

/** An item with its own link, or, where it has none, the product's page of it. What is invented says so. */
export const sharedOf = ({ id, title, link, source }: NewsItem): Shared => ({
  title: source === SIMULATED ? `Simulated: ${title}` : title,
  link: link ?? `/news-pit/${id}`,
})
