import { pressedPart } from '../pressed-part.ts'

export const overlayCode = pressedPart('overlay')
