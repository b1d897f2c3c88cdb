import type { ComponentProps, MouseEvent } from 'react'
import { useCharts } from '../charts.tsx'

/** Whether a press on a link is one that the browser would follow in a new tab or window, or save. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link within the app that also works before the router is there. A press that asks for a new tab or window is left to the browser. */
export function PlaceLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { place } = useCharts()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (leadsElsewhere(event)) return
    event.preventDefault()
    place.send({ type: 'place.asked', path: href })
  }
  return <a {...rest} href={href} onClick={go} />
}
