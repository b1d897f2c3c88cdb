/**
 * Returns a function that writes dates in one style. Intl's formatters are expensive to create and lists write many dates, so one for each
 * locale is kept.
 */
export function formatter(options: Intl.DateTimeFormatOptions) {
  const byLocale = new Map<string | undefined, Intl.DateTimeFormat>()
  return (date: Date | number, locale?: string) => {
    const format = byLocale.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    byLocale.set(locale, format)
    return format.format(date)
  }
}
