import { pressedPart } from '../../pressed-part.ts'

export const keysCode = pressedPart('keys')
