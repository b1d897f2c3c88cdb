import { expect, it } from 'vitest'
import { httpsAddress } from '../../src/rules/marketing.ts'

it.each([
  ['https://pictures.example/promo.webp', 'https://pictures.example/promo.webp'],
  [' https://pictures.example ', 'https://pictures.example/'],
  ['http://pictures.example/promo.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['promo.webp', undefined],
  ['', undefined],
  [undefined, undefined],
])('PRO-03 the setting %j names the image %j', (setting, address) => {
  expect(httpsAddress(setting)).toBe(address)
})
