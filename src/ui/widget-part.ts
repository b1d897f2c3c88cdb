import type { ComponentType } from 'react'
import type { LazyPart } from './kit/lazy.ts'
import type { WidgetPartProps } from './widget-parts.tsx'

/** A part of the page that needs the widgets' charts. */
export const widgetPart = <Name extends keyof WidgetPartProps>(
  name: Name,
): LazyPart<ComponentType<WidgetPartProps[Name]>> => ({
  name,
  async load(charts) {
    const widgets = await charts.widgets()
    // from the file of the charts
    return (await import('./widget-parts.tsx')).widgetPartWith(name, widgets)
  },
})
