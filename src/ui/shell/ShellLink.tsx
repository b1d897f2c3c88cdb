import type { ComponentProps } from 'react'
import { placeOf } from '../../rules/shared/page/place.ts'
import { platformOf } from '../../rules/shared/page/shell.ts'
import { useIntent } from '../kit/lazy.ts'
import { PlaceLink } from '../kit/PlaceLink.tsx'
import { pagesCode } from '../routes/LaterPages.tsx'

/** A link of the bars, the menu and the footer, which stand around the pages: the code of a page comes once a user seems to go there. */
export function ShellLink(props: ComponentProps<typeof PlaceLink>) {
  const intent = useIntent(pagesCode)
  const isLater = platformOf(placeOf(props.href)) !== 'Terminal'
  return <PlaceLink {...(isLater && intent)} {...props} />
}
