import { type RefObject, useLayoutEffect, useRef } from 'react'
import { between, type Masonry } from '../../../rules/shared/masonry.ts'
import { leadIn, spanIn } from './lead-in.ts'
import { sightOf, useSight } from './useDrawn.ts'

type Ref = RefObject<HTMLElement | null>
/** Pixels that are scrolled before Tab leads elsewhere. */
const STEP = 240

type Parts = Record<'feed' | 'list' | 'scroller', Ref>
type Drawn = { drawn: readonly number[]; current: string | undefined; lead: string | undefined }

/**
 * Says to the cards which ones they are, and to one that Tab leads to it: the current one, else the first in sight. If that were a
 * property of theirs, whatever comes in, or is scrolled to, would draw hundreds of them again.
 */
export function useParts({ feed, list, scroller }: Parts, masonry: Masonry, { drawn, current, lead }: Drawn) {
  const last = useRef<Element>(undefined)
  const led = useRef(0)
  const leadTab = () => {
    const { top, bottom } = sightOf(list, scroller)
    led.current = scroller.current?.scrollTop ?? 0
    const index = masonry.stands.findIndex(({ id }) => id === current)
    const stop = index < 0 ? (between(masonry, top, bottom)[0] ?? 0) : index
    const above = lead === undefined ? undefined : leadIn(feed)
    const isAbove = above && (current === lead || (index < 0 && spanIn(above).bottom > led.current))
    const card = isAbove ? above : list.current?.children[drawn.indexOf(stop)]?.querySelector('article')
    if (!card || card === last.current) return
    last.current?.setAttribute('tabindex', '-1')
    card.setAttribute('tabindex', '0')
    last.current = card
  }
  useSight(scroller, () => {
    if (Math.abs((scroller.current?.scrollTop ?? 0) - led.current) >= STEP) leadTab()
  })
  useLayoutEffect(() => {
    const cards = list.current?.querySelectorAll('article') ?? []
    for (const [nth, index] of drawn.entries()) {
      const before = lead === undefined ? 0 : 1
      say(cards[nth], 'aria-posinset', before + index + 1)
      say(cards[nth], 'aria-setsize', before + masonry.stands.length)
    }
    leadTab()
  })
}

function say(card: Element | undefined, name: string, value: number) {
  if (card?.getAttribute(name) !== `${value}`) card?.setAttribute(name, `${value}`)
}
