/** Words whose last letter is no plural, or whose plural means something else: an arms deal is not about Arm, futures are not the future. */
const WHOLE: ReadonlySet<string> = new Set(
  `adams always ares arms brics customs dallas does economics edwards feds futures goods hers hims hughes jones kansas kohls lens lowes mars means
  mercedes news perhaps physics politics powers roberts series species texas thanks wells williams yes`.split(/\s+/),
)
/** Words whose plural is another than its ending shows: of 'movies' it would be 'movy', of 'bonuses' 'bonuse'. */
const OWN_PLURAL: ReadonlyMap<string, string> = new Map(
  `aussie bonus bus cache calorie campus cargo census cookie echo embargo focus gas hero lens movie niche potato rookie selfie status surplus
  techie tomato tornado veto virus volcano zombie`
    .split(/\s+/)
    .map((word) => [`${word}${word.endsWith('e') ? 's' : 'es'}`, word]),
)
const SHORTEST = 4

/** The singular of a folded word, as far as its ending shows it: 'cuts' as 'cut', 'losses' as 'loss', 'companies' as 'company'. */
export function stemOf(form: string): string {
  const own = OWN_PLURAL.get(form)
  if (own) return own
  if (form.length < SHORTEST || !form.endsWith('s') || !/^[a-z]+$/.test(form) || WHOLE.has(form)) return form
  if (form.length > SHORTEST && form.endsWith('ies')) return `${form.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(form)) return form.slice(0, -2)
  return /[siu]s$/.test(form) ? form : form.slice(0, -1)
}
