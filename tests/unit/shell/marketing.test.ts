import { expect, it } from 'vitest'
import { httpsAddress, socialLinks, teamProfiles } from '../../../src/rules/shared/product/marketing.ts'

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

it('CON-01 there are five networks, each linked to its front page', () => {
  expect(socialLinks.map(({ network, href }) => [network, href])).toEqual([
    ['X', 'https://x.com/'],
    ['Instagram', 'https://www.instagram.com/'],
    ['Reddit', 'https://www.reddit.com/'],
    ['LinkedIn', 'https://www.linkedin.com/'],
    ['YouTube', 'https://www.youtube.com/'],
  ])
})

it('LAY-19 the team is described by four roles, each with a sentence', () => {
  expect(teamProfiles.map(({ role, about }) => [role, about.endsWith('.')])).toEqual([
    ['Full stack developer', true],
    ['Business development', true],
    ['Data analyst', true],
    ['The users', true],
  ])
})
