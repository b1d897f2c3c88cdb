// TO BE REPLACED by the operator of the product: names and addresses stand here, marketing figures in marketing.ts, and nowhere else.
// VITE_PRODUCT_NAME, VITE_COMPANY_NAME and VITE_SUPPORT_EMAIL set the first three at build time; change the rest in the files.

/** Plain Node knows no `import.meta.env`. */
const settings: Partial<ImportMetaEnv> = import.meta.env ?? {}

const company = orElse(settings.VITE_COMPANY_NAME, 'Market Flux Ltd')

export const product = {
  name: orElse(settings.VITE_PRODUCT_NAME, 'Market Flux'),
  company,
  supportEmail: orElse(settings.VITE_SUPPORT_EMAIL, 'support@marketflux.test'),
  version: 'Beta V1',
} as const

/** LAY-15. `day`: the user's, as `2026-11-21`. */
export const copyrightOf = (day: string) => `© ${day.slice(0, 4)} ${company}. All rights reserved.`

function orElse(setting: unknown, fallback: string) {
  return typeof setting === 'string' && setting.trim() !== '' ? setting.trim() : fallback
}
