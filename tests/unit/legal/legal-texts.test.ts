import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { REMEMBERED_SECONDS } from '../../../mock-server/account/sign-ins/refresh-cookie.ts'
import { LegalDocumentName, pages } from '../../../src/contract/shared/pages.ts'
import { claims, socialLinks } from '../../../src/rules/shared/product/marketing.ts'
import { product } from '../../../src/rules/shared/product/product.ts'
import { aboutContent } from '../../../src/ui/about/about-content.ts'
import { legalDocumentLoaders } from '../../../src/ui/legal/documents/index.ts'
import type { LegalDocument, LegalSection } from '../../../src/ui/legal/legal-document.ts'

const load = (name: LegalDocumentName) => legalDocumentLoaders[name]()
const loadAll = () => Promise.all(LegalDocumentName.options.map(load))

const textOf = ({ heading, body }: LegalSection) =>
  [heading, ...body.flatMap((block) => (typeof block === 'string' ? block : block.list))].join('\n')

/** The ids of the sections that contain each of the words. */
const sectionsThatSay = ({ sections }: LegalDocument, words: string[]) =>
  sections.filter((section) => words.every((word) => textOf(section).includes(word))).map(({ id }) => id)

type Fact = [document: LegalDocumentName, fact: string, section: string, words: string[]]

const required: Fact[] = [
  ['tos', 'users are over 18', 'who-may-use', ['You must be over 18 years old']],
  ['tos', 'fees are paid in advance, monthly or annually', 'fees', ['fees are paid in advance, monthly or annually']],
  ['tos', 'fees are paid by card', 'fees', ['You pay by card through a card payment provider']],
  ['tos', 'one trial offer per customer', 'trials', ['There is one trial offer per customer']],
  ['tos', 'monthly plans: 30-day cancellation', 'cancellation', ['Monthly plans have a 30-day cancellation policy']],
  ['tos', 'annual plans are not refundable', 'refunds', ['Annual plans are not refundable']],
  ['tos', 'cancellation is by written e-mail', 'cancellation', ['by written e-mail to', product.supportEmail]],
  ['tos', 'a referral program', 'referrals', ['referral program', 'reward']],
  ['tos', 'a declaration of status', 'status', ['declaration', 'professional user', 'non-professional user']],
  ['tos', 'one year for claims in arbitration', 'disputes', ['one-year limit on claims in arbitration']],
  ['tos', '90 days to cure a breach', 'our-breach', ['we have broken these terms', 'a cure period of 90 days']],
  ['privacy', 'not for anyone under 16', 'age', ['does not address anyone under 16']],
  ['privacy', 'e-mail, names, occupation', 'data-you-give', ['e-mail address', 'first and last name', 'occupation']],
  ['privacy', 'usage data', 'usage-data', ['Usage data', 'For each sign-in', 'With each call']],
  ['privacy', 'cookie types', 'cookies', ['necessary', 'functionality', 'third-party', 'analytics', 'advertising']],
  ['privacy', 'requests: free, 45 days', 'requests', ['free of charge within 45 days']],
  ['privacy', 'requests: extended once by 45 days', 'requests', ['extend that time once by another 45 days']],
  ['privacy', 'disclosures of 12 months', 'disclosures', ['disclosed', 'the preceding 12 months']],
  ['privacy', 'Shine the Light once a year', 'shine-the-light', ['Shine the Light', 'once a year']],
  ['privacy', 'portability', 'portability', ['only to automated data', 'your consent', 'use for a contract']],
  ['privacy', 'contact', 'contact', ['privacy and compliance', product.supportEmail]],
  ['cookies', 'consent: 12 months', 'how-long', ['Consent: 12 months']],
  ['cookies', 'functionality: up to 12 months', 'how-long', ['Functionality: up to 12 months']],
  ['cookies', 'analytics: up to 24 months', 'analytics', ['analytics cookies', 'up to 24 months']],
  ['cookies', 'advertising: up to 24 months', 'advertising', ['advertising cookies', 'up to 24 months']],
  ['cookies', 'Cookie Settings', 'cookie-settings', ["'Cookie Settings' link in the footer"]],
  ['disclaimer', 'no broker-dealer, no adviser', 'no-adviser', ['not a broker-dealer and not an investment adviser']],
  ['disclaimer', 'affiliate links and ads', 'affiliate-links-and-ads', ['uses affiliate links and ads']],
  ['disclaimer', 'comments', 'comments', ['We may moderate or remove user comments']],
]

const ourOwn: Fact[] = [
  ['privacy', 'passwords are argon2id hashes', 'data-you-give', ['kept only as an argon2id hash']],
  ['privacy', 'the bearer is in memory only', 'in-your-browser', ['held in memory only', '5 minutes', 'in no storage']],
  [
    'privacy',
    'what a user can do themselves',
    'in-your-profile',
    ['download', 'end your sign-ins', 'delete your account'],
  ],
  [
    'privacy',
    'mails are kept for 30 days',
    'retention',
    ['mails to you is deleted after 30 days', 'confirms the deletion'],
  ],
  ['privacy', 'a new browser is reported', 'security', ['reported to you by mail', 'has not signed in before']],
  ['privacy', 'the network of a sign-in', 'usage-data', ['without its last part', '24 bits', '48 of IPv6']],
  ['privacy', 'ended sign-ins are deleted', 'retention', ['deleted when you end it']],
  ['cookies', 'the turn counter', 'necessary', ['turn counter', 'without a secret']],
  ['cookies', 'the sealed shell', 'necessary', ['sealed shell', '5 minutes only']],
  ['cookies', 'the sign-in cookie', 'necessary', ['Remember Me', `${REMEMBERED_SECONDS / 86_400} days`, '12 hours']],
  [
    'cookies',
    'what was typed, over a reload',
    'necessary',
    ['session storage of the tab', '15 minutes', 'never holds a password'],
  ],
  ['cookies', 'the consent cookie', 'necessary', ['consent cookie', '12 months']],
  ['cookies', 'no analytics in use', 'analytics', ['We use no analytics cookies at present']],
  ['cookies', 'no advertising in use', 'advertising', ['We use no advertising cookies at present']],
  ...LegalDocumentName.options.map<Fact>((name) => [
    name,
    'an operator replaces the names',
    'this-copy',
    ['Anyone who runs a copy for others must replace them', product.company, product.supportEmail],
  ]),
]

describe('the legal documents', () => {
  it('LEG-02 each has its title and the date of its last update', async () => {
    const headings = (await loadAll()).map(({ name, title, updated }) => ({ name, title, updated }))
    expect(headings).toEqual([
      { name: 'tos', title: 'Terms of Service', updated: 'February 6, 2025' },
      { name: 'privacy', title: 'Privacy Policy', updated: 'February 6, 2025' },
      { name: 'disclaimer', title: 'Disclaimer', updated: 'March 2022' },
      { name: 'cookies', title: 'Cookies Policy', updated: 'July 2025' },
    ])
  })

  it.each(required)('LEG-03 %s: %s', async (name, _fact, section, words) => {
    expect(sectionsThatSay(await load(name), words)).toContain(section)
  })

  it.each(ourOwn)('true of this product, %s: %s', async (name, _fact, section, words) => {
    expect(sectionsThatSay(await load(name), words)).toContain(section)
  })

  it.each(LegalDocumentName.options)(
    'the sections of %s have ids of their own, fit for links, and none is empty',
    async (name) => {
      const { sections } = await load(name)
      const ids = sections.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].filter((id) => /^[a-z]+(-[a-z]+)*$/.test(id)))
      expect(sections.filter(({ body }) => body.flat().length === 0)).toEqual([])
    },
  )
})

describe('names and claims', () => {
  /** The modules are imported again, because other files in this worker load them with other names. */
  beforeEach(() => vi.resetModules())
  afterAll(() => {
    vi.doUnmock('../../../src/rules/shared/product/marketing.ts')
    vi.resetModules()
  })

  it('the build sets names and e-mail everywhere', async () => {
    vi.stubEnv('VITE_PRODUCT_NAME', 'Tape Room')
    vi.stubEnv('VITE_COMPANY_NAME', 'Tape Room GmbH')
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@taperoom.test')
    const { product: renamed } = await import('../../../src/rules/shared/product/product.ts')
    const { legalDocumentLoaders: loaders } = await import('../../../src/ui/legal/documents/index.ts')
    const { aboutContent: about } = await import('../../../src/ui/about/about-content.ts')
    const documents = await Promise.all(LegalDocumentName.options.map((name) => loaders[name]()))
    expect(renamed).toEqual({
      name: 'Tape Room',
      company: 'Tape Room GmbH',
      supportEmail: 'help@taperoom.test',
      version: 'Beta V1',
    })
    expect(JSON.stringify([documents, about])).not.toMatch(/market ?flux/i)
  })

  it('without settings they are ours', () => {
    expect(product).toEqual({
      name: 'Market Flux',
      company: 'Market Flux Ltd',
      supportEmail: 'support@marketflux.test',
      version: 'Beta V1',
    })
    expect(socialLinks.map(({ network }) => network)).toEqual(['X', 'Instagram', 'Reddit', 'LinkedIn', 'YouTube'])
  })

  it('LAY-17 the claims are the specified ones', () => {
    expect(Object.values(claims).map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '500+ sources',
      '8 filters',
      '8 precision filtering features',
      '8 core filtering features',
      'Customizable feeds',
      '35 years of combined team trading experience',
      '8x workflow improvement',
      '17M+ articles and headlines aggregated',
      '24/7 real-time streaming',
      '350+ beta testers',
      'Founders hub member since June 2023',
    ])
  })

  it.each(Object.entries(claims))('LAY-17 the About page makes the claim: %s', (_name, claim) => {
    const cards = aboutContent.sections.flatMap(({ cards }) => cards)
    const prose = aboutContent.sections.flatMap(({ body }) => body)
    const says = `${claim.figure} ${claim.label}`
    expect(cards.includes(claim) || prose.some((text) => text.includes(says)), says).toBe(true)
  })

  it('LAY-17 the About page has its claims from one file', async () => {
    const marked = Object.fromEntries(Object.keys(claims).map((name) => [name, { figure: '#', label: '#' }]))
    vi.doMock('../../../src/rules/shared/product/marketing.ts', async (original) => ({
      ...(await original<object>()),
      claims: marked,
    }))
    const { aboutContent: about } = await import('../../../src/ui/about/about-content.ts')
    expect(JSON.stringify(about)).not.toMatch(/\d|customizable|founders/i)
  })

  it('the About page has its sections, profiles and launches', () => {
    expect(aboutContent.sections.map(({ id }) => id)).toEqual([
      'story',
      'mission',
      'values',
      'perspective',
      'milestones',
    ])
    expect(aboutContent.team.profiles.map(({ role }) => role)).toEqual([
      'Full stack developer',
      'Business development',
      'Data analyst',
      'The users',
    ])
    expect(aboutContent.launches.map(({ to }) => to)).toEqual([pages.terminal.path, pages.newsPit.path])
  })
})
