import { hasSystemSheet } from '../adapters/shared/share.ts'
import { GAP } from '../rules/content/card-lanes.ts'
import { SERVED_STORIES } from '../rules/shared/page/served.ts'
import { dayText } from '../rules/shared/time/day.ts'
import { spotlightTime } from '../rules/spotlight/spotlight-time.ts'
import { broughtIn, isRead } from './kept.ts'
import { copyOf, now, showFirst, templateOf } from './show.ts'

/** The cards beneath one another in their lanes, as the app's masonry has them. */
function arrange(list: HTMLElement, lanes: readonly number[]) {
  const cards = [...list.children].filter((card) => card instanceof HTMLElement)
  const heights = cards.map((card) => Math.ceil(card.getBoundingClientRect().height))
  const ends: number[] = []
  for (const [nth, card] of cards.entries()) {
    const lane = lanes[nth] ?? 0
    const top = ends[lane] ?? 0
    card.style.top = `${top}px`
    card.style.left = `calc(${lane} * (100% + var(--gap)))`
    ends[lane] = top + (heights[nth] ?? 0) + GAP
  }
  list.style.height = `${Math.max(0, ...ends)}px`
}

/** The first screen of the News Pit, with its newest stories, and what the address names. */
showFirst((page, { layout }, kept) => {
  const list = page.querySelector('[data-lanes]')
  page
    .querySelector('[data-article]')
    ?.replaceWith(copyOf(hasSystemSheet({ page: globalThis }) ? 'sheet' : 'article') ?? '')
  page.querySelector('[data-above]')?.replaceWith(copyOf('above') ?? '')
  list?.append(copyOf('cards') ?? '')
  const cards = [...(list?.querySelectorAll<HTMLElement>('article') ?? [])]
  // in the order in which they were brought along
  const lead = page.querySelector<HTMLElement>('[data-lead]')
  if (lead) cards.splice(Number(templateOf('above')?.dataset.nth), 0, lead)
  for (const [nth, { id }] of broughtIn(SERVED_STORIES).entries())
    if (cards[nth] && isRead(kept, id)) cards[nth].dataset.read = 'true'
  for (const time of page.querySelectorAll<HTMLTimeElement>('article time'))
    time.textContent = spotlightTime(time.dateTime, dayText(now))
  if (!(list instanceof HTMLElement)) return true
  const lanes = (templateOf('cards')?.dataset[layout] ?? '').split(' ').map(Number)
  arrange(list, lanes)
  // a font that comes has other words
  document.fonts.onloadingdone = () => arrange(list, lanes)
  return true
})
