import { type RefObject, useLayoutEffect, useRef } from 'react'
import { between, type Masonry } from '../../../rules/shared/masonry.ts'
import { sightOf, useSight } from './useDrawn.ts'

type Ref = RefObject<HTMLElement | null>
/** Pixels that are scrolled before Tab leads elsewhere. */
const STEP = 240

type Drawn = { drawn: readonly number[]; current: string | undefined }

/**
 * Says to the cards which ones they are, and to one that Tab leads to it: the current one, else the newest in sight. If that were a
 * property of theirs, whatever comes in, or is scrolled to, would draw hundreds of them again.
 */
export function useParts(list: Ref, scroller: Ref, masonry: Masonry, { drawn, current }: Drawn) {
  const last = useRef<Element>(undefined)
  const led = useRef(0)
  const leadTab = () => {
    const { top, bottom } = sightOf(list, scroller)
    led.current = scroller.current?.scrollTop ?? 0
    const index = masonry.stands.findIndex(({ id }) => id === current)
    const stop = index < 0 ? (between(masonry, top, bottom)[0] ?? 0) : index
    const card = list.current?.children[drawn.indexOf(stop)]?.querySelector('article')
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
      say(cards[nth], 'aria-posinset', index + 1)
      say(cards[nth], 'aria-setsize', masonry.stands.length)
    }
    leadTab()
  })
}

function say(card: Element | undefined, name: string, value: number) {
  if (card?.getAttribute(name) !== `${value}`) card?.setAttribute(name, `${value}`)
}
