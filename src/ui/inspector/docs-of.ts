const pages = import.meta.glob<string>('/docs/statecharts/*.md', { query: '?url', import: 'default', eager: true })

/** Charts of one kind share a page. */
const shared: Record<string, string> = { economicCalendar: 'calendar-list', earningsCalendar: 'calendar-list' }

/** The page about a chart, by its id: `liveFeed` is in `live-feed.md`. */
export const docsOf = (chart: string): string | undefined =>
  pages[`/docs/statecharts/${shared[chart] ?? chart.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`]
