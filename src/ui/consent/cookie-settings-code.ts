import { pressedPart } from '../pressed-part.ts'

export const cookieSettingsCode = pressedPart('cookie settings')
