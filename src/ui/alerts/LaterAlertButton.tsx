import { useWanted } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'

const buttonCode = widgetPart('alert button')

/** The alerts come after the page of the symbol. */
export function LaterAlertButton({ symbol }: { symbol: string }) {
  const { part: AlertButton } = useWanted(buttonCode)
  return AlertButton && <AlertButton symbol={symbol} />
}
