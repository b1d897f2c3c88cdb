import type { ComponentProps, MouseEvent } from 'react'
import { placeOf } from '../../rules/shared/page/place.ts'
import { platformOf } from '../../rules/shared/page/shell.ts'
import { useCharts } from '../charts.tsx'
import { useIntent } from '../kit/lazy.ts'
import { pagesCode } from '../routes/LaterPages.tsx'

/**
 * A link of the bars, the menu and the footer: they stand around the pages, and before the router is there. A page's own links are the router's.
 * A press that asks for a new tab or window is left to the browser.
 */
export function ShellLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { place } = useCharts()
  const intent = useIntent(pagesCode)
  const isLater = platformOf(placeOf(href)) !== 'Terminal'
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    place.send({ type: 'place.asked', path: href })
  }
  return <a {...(isLater && intent)} {...rest} href={href} onClick={go} />
}
