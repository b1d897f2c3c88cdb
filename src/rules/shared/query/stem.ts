/** Words whose last letter is no plural, or whose plural means something else: an arms deal is not about Arm, futures are not the future. */
const WHOLE: ReadonlySet<string> = new Set(
  `adams always arms brics customs dallas does economics edwards futures goods hughes jones kansas kohls lens lowes mars means
  mercedes news perhaps physics politics powers roberts series species texas thanks wells williams yes`.split(/\s+/),
)
const SHORTEST = 4

/** The singular of a folded word, as far as its ending shows it: 'cuts' as 'cut', 'losses' as 'loss', 'companies' as 'company'. */
export function stemOf(form: string): string {
  if (form.length < SHORTEST || !form.endsWith('s') || !/^[a-z]+$/.test(form) || WHOLE.has(form)) return form
  if (form.length > SHORTEST && form.endsWith('ies')) return `${form.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(form)) return form.slice(0, -2)
  return /[siu]s$/.test(form) ? form : form.slice(0, -1)
}
