import { pressedPart } from '../../pressed-part.ts'

export const mainMenuCode = pressedPart('main menu')
