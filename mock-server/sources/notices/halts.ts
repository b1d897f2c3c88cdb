import { symbolOf } from '../../feed/directory/listed.ts'

/** A halt of trading as Nasdaq's feed has it in fields of its own. */
export type Halt = { symbol: string; name: string; code: string }

const ITEM = /<item[\s>]/

/** What Nasdaq's codes of reasons mean: https://www.nasdaqtrader.com/Trader.aspx?id=TradeHaltCodes */
const reasons: Readonly<Record<string, string>> = {
  T1: 'news pending',
  T2: 'news released',
  T5: 'pause after a fast move',
  T6: 'extraordinary market activity',
  T7: 'quotes only after a pause',
  T8: 'exchange-traded fund',
  T12: 'additional information requested',
  H4: 'non-compliance with listing rules',
  H9: 'filings not current',
  H10: 'suspension by the SEC',
  H11: 'regulatory concern',
  O1: 'operations',
  M: 'volatility pause',
  M1: 'corporate action',
  M2: 'quotation not available',
  LUDP: 'volatility pause',
  LUDS: 'volatility pause, straddle condition',
  MWC0: 'market-wide circuit breaker',
  MWC1: 'market-wide circuit breaker, level 1',
  MWC2: 'market-wide circuit breaker, level 2',
  MWC3: 'market-wide circuit breaker, level 3',
  MWCQ: 'market-wide circuit breaker resumption',
  IPO1: 'new issue not yet trading',
  IPOQ: 'new issue released for quotation',
  IPOE: 'new issue, window for positioning extended',
  D: 'security deleted from trading',
}
/** Codes by which trading goes on. */
const resumptions: Readonly<Record<string, string>> = {
  T3: 'news out, times of resumption set',
  R4: 'qualification issues resolved',
  R9: 'filing requirements satisfied',
  C3: 'issuer news not forthcoming',
  C4: 'qualifications halt ended',
  C9: 'qualifications halt concluded',
  C11: 'halt by another regulator ended',
  R1: 'new issue available',
  R2: 'issue available',
}

/** The halts of the items of a document, in their order; empty where it has none. */
export function haltsIn(text: string): (Halt | undefined)[] {
  return text.includes('<ndaq:') ? text.split(ITEM).slice(1).map(haltOf) : []
}

function haltOf(item: string): Halt | undefined {
  const field = (name: string) =>
    new RegExp(`<ndaq:${name}>\\s*(?:<!\\[CDATA\\[)?\\s*([^<\\]]{0,200})`).exec(item)?.[1]?.trim() ?? ''
  const symbol = symbolOf(field('IssueSymbol'))
  return /^[A-Z][A-Z.]{0,9}$/.test(symbol) ? { symbol, name: field('IssueName'), code: field('ReasonCode') } : undefined
}

/** 'Trading halted: news pending (T1)' */
export function sentenceOfHalt({ code }: Halt) {
  const resumes = resumptions[code]
  if (resumes) return `Trading resumes: ${resumes} (${code})`
  const reason = reasons[code]
  return reason ? `Trading halted: ${reason} (${code})` : `Trading halted${code && ` (${code})`}`
}
