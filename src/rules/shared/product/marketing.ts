// TO BE REPLACED by the operator of the product: marketing figures, links and pictures stand here and nowhere else. They are no part of
// the first load. VITE_PROMO_IMAGE names the image of the profile's promo at build time; change the rest here.

/** Plain Node knows no `import.meta.env`. */
const settings: Partial<ImportMetaEnv> = import.meta.env ?? {}

/** PRO-03: the https address of the promo's image that the build names (VITE_PROMO_IMAGE); undefined for the bundled picture. */
export const promoImage = httpsAddress(settings.VITE_PROMO_IMAGE)

/** PRO-01: shown to every account, whenever it was made. */
export const memberSince = 'January 26, 2025'

export type SocialLink = { network: string; href: string }

/** CON-01, in the order shown. The networks' front pages, because any account that we made up might be somebody's. */
export const socialLinks: readonly SocialLink[] = [
  { network: 'X', href: 'https://x.com/' },
  { network: 'Instagram', href: 'https://www.instagram.com/' },
  { network: 'Reddit', href: 'https://www.reddit.com/' },
  { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { network: 'YouTube', href: 'https://www.youtube.com/' },
]

/** `figure` is what a statistic card shows large; the claim reads `figure label`. */
export type Claim = { figure: string; label: string }

/** LAY-17. These figures are not measured: they are the specification's. */
export const claims = {
  sources: { figure: '500+', label: 'sources' },
  filters: { figure: '8', label: 'filters' },
  precisionFilters: { figure: '8', label: 'precision filtering features' },
  coreFilters: { figure: '8', label: 'core filtering features' },
  feeds: { figure: 'Customizable', label: 'feeds' },
  experience: { figure: '35 years', label: 'of combined team trading experience' },
  workflow: { figure: '8x', label: 'workflow improvement' },
  articles: { figure: '17M+', label: 'articles and headlines aggregated' },
  streaming: { figure: '24/7', label: 'real-time streaming' },
  betaTesters: { figure: '350+', label: 'beta testers' },
  foundersHub: { figure: 'Founders hub', label: 'member since June 2023' },
} as const satisfies Record<string, Claim>

export type TeamProfile = { role: string; about: string }

/** LAY-19, in the order shown. */
export const teamProfiles: readonly TeamProfile[] = [
  {
    role: 'Full stack developer',
    about:
      'Builds the Terminal, the News Pit and the servers behind them, and answers for both being fast and correct.',
  },
  {
    role: 'Business development',
    about:
      'Finds the sources and partners that the product needs, and keeps what it costs in proportion to what it does.',
  },
  {
    role: 'Data analyst',
    about:
      'Decides how articles are labelled with tickers, sectors and topics, and checks that filters find what they should.',
  },
  {
    role: 'The users',
    about: 'Read with it every trading day and tell us what is missing, what is slow and what is in the way.',
  },
]

/** Undefined for whatever is no address, or leads elsewhere than over https. */
export function httpsAddress(setting: unknown) {
  if (typeof setting !== 'string' || !URL.canParse(setting.trim())) return undefined
  const { protocol, href } = new URL(setting.trim())
  return protocol === 'https:' ? href : undefined
}
