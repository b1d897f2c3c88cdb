import type { Topic } from '../../../src/contract/shared/topics.ts'

/** A filing with the SEC: who it is about, by CIK, its form and the items of a current report. */
export type Filing = { ciks: number[]; form: string; items: string[] }
type Meaning = { says: string; topics: readonly Topic[] }

const meaning = (says: string, ...topics: Topic[]): Meaning => ({ says, topics })

const LINK =
  /^https?:\/\/(?:www\.)?sec\.gov\/(?:Archives\/edgar\/data\/|cgi-bin\/browse-edgar\?(?:[^#]*&)?CIK=)0*(\d{1,10})\b/i
const IN_TITLE = /\((\d{10})\)/g
/** 'SC 13D/A', 'DEF 14A', 'S-8 POS', 'NT 10-Q'. */
const FORM = '((?:SC(?:HEDULE)? |NT )?[A-Z0-9][A-Z0-9-]{0,9}(?: [A-Z0-9]{2,6})?(?:\\/A)?)'
const FORM_FIRST = new RegExp(`^${FORM}(?: ?\\[[^\\]]{0,20}\\])?\\s{1,3}-\\s`)
/** The feed of structured reports names the company alone, and the form is its text. */
const COMPANY_ALONE = /\(\d{10}\) \([A-Z][a-z ]{2,12}\)$/
const FORM_ALONE = new RegExp(`^${FORM}$`)
const ITEM = /\bItem (\d\.\d\d)\b/gi

/** By the first part of a form that fits; the longer one comes first. */
const forms: readonly (readonly [form: string, meaning: Meaning])[] = [
  ['8-K', meaning('Current report', 'CORPORATE_ACTIONS')],
  ['6-K', meaning('Report of a foreign issuer')],
  ['10-Q', meaning('Quarterly report', 'EARNINGS')],
  ['10-K', meaning('Annual report', 'EARNINGS')],
  ['20-F', meaning('Annual report of a foreign issuer', 'EARNINGS')],
  ['40-F', meaning('Annual report of a Canadian issuer', 'EARNINGS')],
  ['NT ', meaning('A periodic report will be late', 'EARNINGS')],
  ['SC 13D', meaning('A holder of more than 5 % who may influence the company', 'CORPORATE_ACTIONS')],
  ['SCHEDULE 13D', meaning('A holder of more than 5 % who may influence the company', 'CORPORATE_ACTIONS')],
  ['SC 13G', meaning('A passive holder of more than 5 %', 'CORPORATE_ACTIONS')],
  ['SCHEDULE 13G', meaning('A passive holder of more than 5 %', 'CORPORATE_ACTIONS')],
  ['SC TO', meaning('A tender offer', 'CORPORATE_ACTIONS')],
  ['SC 14D9', meaning('The response to a tender offer', 'CORPORATE_ACTIONS')],
  ['425', meaning('A communication about a merger', 'CORPORATE_ACTIONS')],
  ['424B', meaning('The prospectus of an offering', 'CORPORATE_ACTIONS')],
  ['S-1', meaning('Registration of an offering', 'CORPORATE_ACTIONS')],
  ['S-3', meaning('Registration of securities to be offered over time', 'CORPORATE_ACTIONS')],
  ['S-4', meaning('Registration of securities for a merger', 'CORPORATE_ACTIONS')],
  ['F-1', meaning('Registration of an offering by a foreign issuer', 'CORPORATE_ACTIONS')],
  ['DEFM14A', meaning('The proxy statement for a vote on a merger', 'CORPORATE_ACTIONS')],
  ['DEF', meaning('The proxy statement for a meeting of shareholders', 'CORPORATE_ACTIONS')],
  ['PRE', meaning('A preliminary proxy statement', 'CORPORATE_ACTIONS')],
  ['15-', meaning('The end of the duty to report', 'CORPORATE_ACTIONS')],
  ['25', meaning('Removal from listing', 'CORPORATE_ACTIONS')],
  ['144', meaning('A proposed sale of restricted shares', 'CORPORATE_ACTIONS')],
  ['3', meaning("An insider's first holdings", 'CORPORATE_ACTIONS')],
  ['4', meaning("A change of an insider's holdings", 'CORPORATE_ACTIONS')],
  ['5', meaning("A yearly statement of an insider's holdings", 'CORPORATE_ACTIONS')],
]
/** The items of a current report that carry news; 9.01 lists exhibits. */
const items: Readonly<Record<string, Meaning>> = {
  '1.01': meaning('a material agreement', 'CORPORATE_ACTIONS'),
  '1.02': meaning('the end of a material agreement', 'CORPORATE_ACTIONS'),
  '1.03': meaning('bankruptcy or receivership', 'CORPORATE_ACTIONS', 'LEGAL'),
  '1.04': meaning('mine safety', 'CORPORATE_ACTIONS'),
  '1.05': meaning('a material cybersecurity incident', 'TECHNOLOGY'),
  '2.01': meaning('an acquisition or disposal is complete', 'CORPORATE_ACTIONS'),
  '2.02': meaning('results of operations', 'EARNINGS'),
  '2.03': meaning('a new financial obligation', 'CORPORATE_ACTIONS'),
  '2.04': meaning('a financial obligation falls due early', 'CORPORATE_ACTIONS'),
  '2.05': meaning('costs of restructuring', 'CORPORATE_ACTIONS'),
  '2.06': meaning('material impairments', 'EARNINGS'),
  '3.01': meaning('a notice about the listing', 'CORPORATE_ACTIONS'),
  '3.02': meaning('an unregistered sale of shares', 'CORPORATE_ACTIONS'),
  '3.03': meaning('changed rights of holders', 'CORPORATE_ACTIONS'),
  '4.01': meaning('a new auditor', 'CORPORATE_ACTIONS'),
  '4.02': meaning('earlier statements can no longer be relied upon', 'EARNINGS'),
  '5.01': meaning('a change of control', 'CORPORATE_ACTIONS'),
  '5.02': meaning('directors or officers leave or come', 'CORPORATE_ACTIONS'),
  '5.03': meaning('changed articles or fiscal year', 'CORPORATE_ACTIONS'),
  '5.07': meaning('a vote of shareholders', 'CORPORATE_ACTIONS'),
  '7.01': meaning('a disclosure to all investors'),
  '8.01': meaning('other events'),
}

/** The filing that an item of a feed of the SEC is; undefined for everything else. */
export function filingOf(title: string, link: string, text: string): Filing | undefined {
  const linked = LINK.exec(link)?.[1]
  const form =
    FORM_FIRST.exec(title)?.[1] ?? (COMPANY_ALONE.test(title) ? FORM_ALONE.exec(text.trim())?.[1] : undefined)
  if (linked === undefined || form === undefined) return undefined
  const named = [...title.matchAll(IN_TITLE)].map(([, cik]) => Number(cik))
  return {
    ciks: named.length > 0 ? named : [Number(linked)],
    form,
    items: [...new Set([...text.matchAll(ITEM)].map(([, item = '']) => item))],
  }
}

/** A filing in plain words: 'Current report: results of operations (8-K, item 2.02).' */
export function sentenceOf({ form, items: named }: Filing): string | undefined {
  const meant = meaningOf(form)
  if (!meant) return undefined
  const known = named.flatMap((item) => (items[item] ? [{ item, ...items[item] }] : []))
  const contents = known.map(({ says }) => says).join('; ')
  const list = known.map(({ item }) => item).join(', ')
  return `${meant.says}${contents && `: ${contents}`} (${form}${list && `, ${known.length > 1 ? 'items' : 'item'} ${list}`}).`
}

/** The items decide where a report has some. */
export function topicsOfFiling({ form, items: named }: Filing): Topic[] {
  const known = named.flatMap((item) => items[item] ?? [])
  return [...new Set(known.length > 0 ? known.flatMap(({ topics }) => topics) : meaningOf(form)?.topics)]
}

const meaningOf = (form: string) =>
  forms.find(([known]) => (/^\d+$/.test(known) ? form.replace('/A', '') === known : form.startsWith(known)))?.[1]
