import { widgetPart } from './widget-part.ts'

export const paletteCode = widgetPart('palette')
