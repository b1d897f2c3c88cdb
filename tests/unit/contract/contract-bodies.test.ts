import { describe, expect, it } from 'vitest'
import { ContactMessage } from '../../../src/contract/contact/contact.ts'
import { messages } from '../../../src/contract/shared/texts/messages.ts'
import { knownZone, TimeZone } from '../../../src/contract/shared/time-zone.ts'
import { ContextToken } from '../../../src/contract/shared/user/account-fields.ts'
import { LoginRequest, Taken } from '../../../src/contract/shared/user/user.ts'

describe('bodies', () => {
  it('CON-04 CON-07 a message has up to 500 characters, names up to 64, an e-mail that may be empty, and no consent', () => {
    const message = { firstName: 'x'.repeat(64), lastName: '', email: '', message: 'x'.repeat(500) }
    const others = [
      message,
      { ...message, firstName: 'x'.repeat(65) },
      { ...message, email: 'a@b' },
      { ...message, message: '' },
      { ...message, message: 'x'.repeat(501) },
      { ...message, doesConsent: true },
    ]
    expect(others.map((other) => ContactMessage.safeParse(other).success)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('SES-11 a login may ask to be remembered', () => {
    const login = { email: 'a@b.c', password: 'x' }
    const others = [login, { ...login, rememberMe: true }, { ...login, rememberMe: 'yes' }, { ...login, email: '' }]
    expect(others.map((other) => LoginRequest.safeParse(other).success)).toEqual([true, true, false, false])
  })

  it('ERR-04 a taken value is named beside code 11000 and determines the message', () => {
    const taken = Taken.parse({ code: 11000, error: { username: 'ada', email: 'a@b.c' } })
    expect([
      messages.usernameTaken(taken.error.username ?? ''),
      messages.emailTaken(taken.error.email ?? ''),
      Taken.safeParse({ code: 11000, error: {} }).success,
      Taken.safeParse({ code: 11001, error: { username: 'ada' } }).success,
    ]).toEqual([
      'ada is already taken. Please try another username.',
      'a@b.c is already linked to an account.',
      false,
      false,
    ])
  })

  it('CAL-11 a time zone is one that Intl knows, and a browser with an unknown zone uses UTC', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'UTC', '', 'Etc/Unknown', 'Mars/Olympus', 'x'.repeat(65)]
    const isKnown = [true, true, true, false, false, false, false]
    expect([zones.map((zone) => TimeZone.safeParse(zone).success), zones.map(knownZone)]).toEqual([
      isKnown,
      zones.map((zone, index) => (isKnown[index] ? zone : 'UTC')),
    ])
  })

  it('API-04 a signed context has three parts and carries 16 KiB', () => {
    const payload = Buffer.from('x'.repeat(16_384)).toString('base64url')
    const tokens = [`e30.${payload}.c2ln`, 'e30.e30.', 'e30.e30', 'e30.e 0.c2ln', `e30.${'x'.repeat(24_576)}.c2ln`]
    expect(tokens.map((token) => ContextToken.safeParse(token).success)).toEqual([true, true, false, false, false])
  })
})
