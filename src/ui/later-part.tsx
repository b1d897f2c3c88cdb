import type { ComponentType } from 'react'
import { useWanted } from './kit/lazy.ts'
import { widgetPart } from './widget-part.ts'
import type { WidgetPartProps } from './widget-parts.tsx'

/** A part of the page that needs the widgets' charts, as it is shown: nothing until it has come. */
export function laterPart<Name extends keyof WidgetPartProps>(name: Name): ComponentType<WidgetPartProps[Name]> {
  const code = widgetPart(name)
  return (props) => {
    const { part: Part } = useWanted(code)
    return Part && <Part {...props} />
  }
}
