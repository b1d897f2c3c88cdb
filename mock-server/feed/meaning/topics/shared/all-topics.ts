import { analystRatings } from '../analyst-ratings.ts'
import { commodities } from '../commodities.ts'
import { corporateActions } from '../corporate-actions.ts'
import { crypto } from '../crypto.ts'
import { currencies } from '../currencies.ts'
import { earnings } from '../earnings.ts'
import { entertainment } from '../entertainment.ts'
import { environment } from '../environment.ts'
import { fixedIncome } from '../fixed-income.ts'
import { geopolitics } from '../geopolitics.ts'
import { healthcare } from '../healthcare.ts'
import { legal } from '../legal.ts'
import { macro } from '../macro.ts'
import { metals } from '../metals.ts'
import { oilAndGas } from '../oil-and-gas.ts'
import { realEstate } from '../real-estate.ts'
import { research } from '../research.ts'
import { sports } from '../sports.ts'
import { stockMarkets } from '../stock-markets.ts'
import { technology } from '../technology.ts'
import type { TopicWords } from './topic-words.ts'

/** OTHER has no words: it is the fallback. */
export const allTopics: readonly TopicWords[] = [
  analystRatings,
  commodities,
  corporateActions,
  crypto,
  currencies,
  earnings,
  entertainment,
  environment,
  fixedIncome,
  geopolitics,
  healthcare,
  legal,
  macro,
  metals,
  oilAndGas,
  realEstate,
  research,
  sports,
  stockMarkets,
  technology,
]
