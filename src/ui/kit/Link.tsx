import type { ComponentProps, MouseEvent } from 'react'
import { useCharts } from '../charts.tsx'

/** A link to a place of ours. Whoever asks for a new tab or window gets it from the browser. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { place } = useCharts()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    place.send({ type: 'place.asked', path: href })
  }
  return <a {...rest} href={href} onClick={go} />
}
