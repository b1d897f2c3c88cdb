import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Company } from '../../feed/meaning/directory.ts'
import { companyOf } from '../../feed/meaning/given-symbols.ts'
import { companyOfCik } from '../../feed/meaning/listed-names.ts'
import { filingOf, sentenceOf, topicsOfFiling } from './filings.ts'
import { type Halt, sentenceOfHalt } from './halts.ts'

/** A document in a fixed form, whose fields say what it is about: its text is not searched for names. */
export type Notice = { companies: Company[]; topics: Topic[]; sentence: string | undefined; form?: string }

export function noticeOf(title: string, link: string | null, text: string, halt: Halt | undefined): Notice | undefined {
  if (halt) {
    const company = companyOf(halt.symbol) ?? { ticker: halt.symbol, sector: '', industry: '' }
    return {
      companies: [{ ...company, ticker: halt.symbol }],
      topics: ['STOCK_MARKETS'],
      sentence: sentenceOfHalt(halt),
    }
  }
  const filing = filingOf(title, link ?? '', text)
  if (!filing) return undefined
  return {
    companies: filing.ciks.flatMap((cik) => companyOfCik(cik) ?? []),
    topics: topicsOfFiling(filing),
    sentence: sentenceOf(filing),
    form: filing.form,
  }
}
