import { Failure } from '../../../src/contract/shared/failure.ts'
import type { User } from '../../../src/contract/shared/user/user.ts'

const userNamed = (username: string): User => ({
  firstName: '',
  lastName: '',
  username,
  email: `${username}@marketflux.test`,
  profession: '',
  about: '',
  country: '',
  language: '',
  gender: '',
})

export const ann = userNamed('ann')
export const bob = userNamed('bob')
/** Ann after she has saved her profile. */
export const annLee: User = { ...ann, firstName: 'Ann', lastName: 'Lee' }
export const annFirst = { user: ann, token: 'ann-1', turn: 1, since: 1 }
export const annSecond = { user: ann, token: 'ann-2', turn: 2, since: 1 }
export const bobSecond = { user: bob, token: 'bob-2', turn: 2, since: 2 }
export const refused = new Failure('refused', 401)
export const silent = new Failure('silent')
