import { widgetPart } from '../../widget-part.ts'

export const emptyReasonCode = widgetPart('emptyReason')
