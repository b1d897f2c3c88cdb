import { expect, it } from 'vitest'
import { createPasswordCheck, createPasswordHash } from '../../../mock-server/account/passwords/passwords.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'

it('API-02 a password is hashed by argon2id with 19 MiB and two passes unless another cost is given', async () => {
  const hashes = [
    await createPasswordHash()('secret'),
    await createPasswordHash({ memoryCost: 8, timeCost: 1 })('secret'),
  ]
  expect(hashes.map((hash) => hash.split('$').slice(1, 4))).toEqual([
    ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
    ['argon2id', 'v=19', 'm=8,t=1,p=1'],
  ])
})

it('API-02 only the very password is right, and none is where there is no account', async () => {
  const hashPassword = createPasswordHash({ memoryCost: 8, timeCost: 1 })
  const isRight = createPasswordCheck(hashPassword, systemEnvironment)
  const kept = await hashPassword('secret')
  expect([await isRight(kept, 'secret'), await isRight(kept, 'Secret'), await isRight(undefined, 'secret')]).toEqual([
    true,
    false,
    false,
  ])
})
