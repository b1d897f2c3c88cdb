import { widgetPart } from '../widget-part.ts'

export const builderCode = widgetPart('builder')
