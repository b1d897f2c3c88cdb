import { useWanted } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'

const menuCode = widgetPart('watch menu')

/** The lists come after the page of the symbol. */
export function LaterWatchMenu() {
  const { part: WatchMenu } = useWanted(menuCode)
  return WatchMenu && <WatchMenu />
}
