import type { ComponentProps, MouseEvent } from 'react'
import { useCharts } from '../charts.tsx'

/** A link within the app that also works before the router is there. A press that asks for a new tab or window is left to the browser. */
export function PlaceLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { place } = useCharts()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    place.send({ type: 'place.asked', path: href })
  }
  return <a {...rest} href={href} onClick={go} />
}
